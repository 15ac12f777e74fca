"""An intrinsic of compiled code; imported only where numba is."""

from typing import Any

from numba.core.extending import intrinsic
from numba.np.arrayobj import populate_array


@intrinsic
def borrowed(typing_context: Any, array: Any) -> Any:  # noqa: ARG001 - numba passes the context
    """Return an array over the same memory that has no owner, so that passing it on counts no references."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = context.make_array(signature.return_type)
        owned = kind(context, builder, arguments[0])
        lent = kind(context, builder)
        populate_array(  # type: ignore[no-untyped-call]
            lent,
            data=owned.data,
            shape=owned.shape,
            strides=owned.strides,
            itemsize=owned.itemsize,
            meminfo=None,
        )
        return lent._getvalue()

    return array(array), generate
