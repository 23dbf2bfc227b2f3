// Others of promise P32, in a program of their own: beside two thousand sockets in one, their answers would wait for
// that program. Takes what to ask as JSON and prints p99 in ms.
import { p99At } from '../../../scripts/lab/lib/load.ts'

process.stdout.write(String(await p99At(JSON.parse(process.argv[2]!) as Parameters<typeof p99At>[0])))
