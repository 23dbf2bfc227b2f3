import { expect, test } from 'vitest'
import { fetching, Unreachable } from './registry.ts'

const failing = (said: string) => () =>
  fetching('Maven Central', () => {
    throw new Error(`mvn -q …:\n${said}`)
  })

test.each([
  'npm error request to https://registry.npmjs.org/x failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org',
  'Could not transfer artifact a:b:pom:1 from/to central: repo.maven.apache.org: Temporary failure in name resolution',
  'WARNING: Retrying (Retry(total=4)) after connection broken by NewConnectionError: Failed to establish a new connection',
  'Could not transfer artifact a:b:jar:1 from/to central: Connect to repo.maven.apache.org:443 failed: Connection refused',
  'java.net.UnknownHostException: repo.maven.apache.org',
])('a registry that gives no answer is not reached: %s', (said) => {
  expect(failing(said)).toThrow(Unreachable)
  expect(failing(said)).toThrow(`Maven Central cannot be reached (${said}`)
})

test.each([
  'Could not find artifact a:b:jar:1 in central',
  'ERROR: No matching distribution found for urllib4',
  'COMPILATION ERROR: cannot find symbol CaseApi',
  'npm error 404 Not Found',
  'Checksum validation failed',
])('whatever else goes wrong is a failure: %s', (said) => {
  expect(failing(said)).toThrow(said)
  expect(failing(said)).not.toThrow(Unreachable)
})

test('what came is handed on', () => {
  expect(fetching('PyPI', () => 7)).toBe(7)
})
