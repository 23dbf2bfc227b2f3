import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createOidcStore } from './oidc-store.ts'

const never = { grantId: null, uid: null, expiresAt: null }

storeTest('what the built-in identity provider keeps', ({ database }) => {
  test('an erasure takes every state that tells of the account, wherever in it, and nobody else’s (CD-336)', async () => {
    const store = createOidcStore(database())
    const put = (key: string, payload: object) => store.put({ ...never, key, payload: JSON.stringify(payload) })
    await put('Session:1', { accountId: 'ada', authorizations: { portal: { sid: 'x' } } })
    await put('Interaction:2', { session: { accountId: 'bob' }, lastSubmission: { login: { accountId: 'ada' } } })
    await put('AccessToken:3', { claims: { id_token: { sub: 'ada' } } })
    await put('Session:4', { accountId: 'adam' })
    await put('Keys:5', { keys: [] })
    // As it is changed, and changed hands.
    await put('Session:6', { accountId: 'bob' })
    await put('Session:6', { accountId: 'ada' })
    await store.eraseAccount('ada')
    const left = await database().db.selectFrom('oidc_state').select('key').orderBy('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['Keys:5', 'Session:4'])
    const noted = await database().db.selectFrom('oidc_state_account').select('account_id').execute()
    expect(noted.map(({ account_id: account }) => account)).toEqual(['adam'])
  })
})
