"""What tests of the compiler share."""

import pytest

from ratskeller.core.compile.code_cache import cache_folder


@pytest.fixture(scope="module")
def empty_cache(tmp_path_factory):
    """Let this process compile into an empty cache: code that an earlier run has left can only be loaded, not inspected."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RATSKELLER_CACHE", str(tmp_path_factory.mktemp("cache")))
        cache_folder.cache_clear()
        yield
    cache_folder.cache_clear()
