// Files a ticket with the TypeScript kit and reads it back: solves the challenge, signs nothing in.
// Usage: smoke.mjs <folder of the built kit> <address>
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

const [kit, basePath] = process.argv.slice(2)
const { AccountApi, CasesApi, Configuration, ContactApi } = await import(pathToFileURL(`${kit}/index.js`).href)

const headers = {}
const configuration = new Configuration({ basePath, headers })
const begun = await new AccountApi(configuration).getAuthRaw({ lang: 'en-US' })
headers['X-CSRF-TOKEN'] = begun.raw.headers.get('x-csrf-token')
headers['Cookie'] = begun.raw.headers
  .getSetCookie()
  .map((line) => line.split(';', 1)[0])
  .join('; ')

const contact = new ContactApi(configuration)
const challenge = await contact.getChallenge()
const { counter, derivedKey } = await solveChallenge({ challenge, deriveKey })
const token = Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
const verdict = await contact.validateChallenge({ validateChallengeRequest: { token, onReady: 0, onShown: 0 } })
assert.equal(verdict.valid, true)

const filed = await contact.submitContact({
  idempotencyKey: randomUUID(),
  form: {
    categoryId: 2121,
    game: 'rumble',
    channel: 'ticket',
    locale: 'en-US',
    fields: { description: 'The shop stays empty on my tablet.', playerTag: 'Robin#2741', platformMobile: 'tablet' },
    anonFields: { name: 'Robin', email: 'robin@players.example' },
  },
  filesFiles: [new File(['shop: 0 items'], 'log.txt', { type: 'text/plain' })],
})
const found = await new CasesApi(configuration).getCase({ locale: 'en-US', id: filed.anonymousToken })
const files = found.caseEvents.flatMap((event) => event.attachments.map((file) => file.name))
assert.deepEqual([found.id, files], [filed.caseId, ['log.txt']])
console.log(`${found.region.toUpperCase()}${found.id} ${found.status} ${files}`)
