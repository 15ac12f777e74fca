"""numba intrinsics that compiled rules call."""

# numba has no types of its own
# mypy: disallow-untyped-calls=False

from typing import Any

from numba.core import cgutils, types
from numba.core.extending import intrinsic
from numba.np.arrayobj import populate_array


@intrinsic
def unowned(typing_context: Any, array: Any) -> Any:  # noqa: ARG001 - numba passes the context
    """Return an array over the same memory without an owner, so that passing it on updates no reference count."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = context.make_array(signature.return_type)
        owned = kind(context, builder, arguments[0])
        copy = kind(context, builder)
        populate_array(
            copy,
            data=owned.data,
            shape=owned.shape,
            strides=owned.strides,
            itemsize=owned.itemsize,
            meminfo=None,
        )
        return copy._getvalue()

    return array(array), generate


@intrinsic
def copy_row(typing_context: Any, rows: Any, to: Any, source: Any) -> Any:  # noqa: ARG001 - numba passes the context
    """Copy one row of bytes over another by a single memcpy; numba would copy byte by byte where rows are not contiguous."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        array = context.make_array(rows)(context, builder, arguments[0])
        stride, _ = cgutils.unpack_tuple(builder, array.strides)
        _, count = cgutils.unpack_tuple(builder, array.shape)
        begin = [cgutils.pointer_add(builder, array.data, builder.mul(place, stride)) for place in arguments[1:]]
        cgutils.raw_memcpy(builder, begin[0], begin[1], count, 1)
        return context.get_dummy_value()

    return types.void(rows, types.int64, types.int64), generate
