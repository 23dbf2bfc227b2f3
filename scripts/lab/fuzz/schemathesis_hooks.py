# Who sends, given as an auth provider and not as plain headers: only so can schemathesis leave it out and see that it is missed.
import json
import os

import schemathesis

# Named as the documents name them: what schemathesis leaves out, to see that it is missed, it finds by that name.
names = {"authorization": "Authorization", "cookie": "Cookie", "x-csrf-token": "X-CSRF-TOKEN"}
given = {names[name]: value for name, value in json.loads(os.environ["FUZZ_HEADERS"]).items()}


@schemathesis.auth()
class Sender:
    def get(self, case, context):
        return given

    def set(self, case, data, context):
        case.headers = {**(case.headers or {}), **data}


@schemathesis.hook
def filter_case(context, case):
    # Headers nobody declared are allowed in HTTP.
    if "x-schemathesis-unknown-property" in (case.headers or {}):
        return False
    # Addresses longer than any server takes are Node's to refuse (431), before there is an operation.
    query = "".join(f"{name}={value}" for name, value in (case.query or {}).items())
    path = "".join(str(value) for value in (case.path_parameters or {}).values())
    return len((query + path).encode("utf-8", "surrogatepass")) < 3000


@schemathesis.serializer("application/offset+octet-stream")
def bytes_of_a_file(context, value):
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
