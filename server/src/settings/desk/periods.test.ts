// How long things last: said at the desk over the content, followed by every instance, kept with its reasons (T17, CD-424).
import { expect, test } from 'vitest'
import type { AuditPage, DeskSetting, DeskSettings, SettingChange } from '#generated/server/desk/schemas.ts'
import type { Config } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../../tests/support/desk-token.ts'
import { api } from '../../../../tests/support/test-server.ts'

onBothDatabases('settings at the desk', {}, (server) => {
  const admin = async (): Promise<DeskClient> => (await deskClients(server()))('admin')
  const find = async (desk: DeskClient, key: string): Promise<DeskSetting> =>
    (await desk('GET', '/settings')).json<DeskSettings>().settings.find((one) => one.key === key)!
  const put = async (desk: DeskClient, key: string, json: object) =>
    desk('PUT', `/settings/${key}`, { json, headers: { 'if-match': `"${(await find(desk, key)).mark}"` } })
  const linkDays = async (): Promise<number | undefined> =>
    (await (await server().anonymous()).get(`${api}/config`)).json<Config>().caseLinkDays

  test('changed with a reason, seen by players, left to the content again; the history has both', async () => {
    const desk = await admin()
    const before = await find(desk, 'cases.linkDays')
    expect(before).toEqual({
      key: 'cases.linkDays',
      value: 90,
      content: 90,
      overruledBy: null,
      reason: null,
      changedAt: null,
      changedBy: null,
      mark: before.mark,
    })
    expect(await linkDays()).toBe(90)
    const changed = await put(desk, 'cases.linkDays', { value: 30, reason: ' Links get around ' })
    expect(changed.json()).toMatchObject({ value: 30, content: 90, reason: 'Links get around' })
    await expect.poll(linkDays).toBe(30)
    // Another setting beside it leaves it as it is.
    await put(desk, 'appeals.perAccount', { value: 5, reason: 'A wave' })
    expect(await find(desk, 'cases.linkDays')).toMatchObject({ value: 30 })
    expect(await find(desk, 'appeals.perAccount')).toMatchObject({ value: 5, content: 3 })
    await put(desk, 'cases.linkDays', { value: null, reason: 'Enough' })
    expect(await find(desk, 'cases.linkDays')).toMatchObject({ value: 90, reason: 'Enough' })
    await expect.poll(linkDays).toBe(90)
    const history = (await desk('GET', '/settings/cases.linkDays/changes')).json<SettingChange[]>()
    expect(history).toMatchObject([
      { before: 30, after: null, reason: 'Enough' },
      { before: 90, after: 30, reason: 'Links get around' },
    ])
    const audit = (await desk('GET', '/audit?subject=setting/cases.linkDays&limit=1')).json<AuditPage>()
    expect(audit.items[0]!.detail).toMatchObject({ before: { value: 30 }, after: { value: null, reason: 'Enough' } })
  })

  test('beyond its bounds it is refused in words that name them; an unknown key is not there', async () => {
    const desk = await admin()
    const refusal = async (key: string, value: number) => {
      const answer = await desk('PUT', `/settings/${key}`, { json: { value, reason: 'Why not' } })
      const { validationErrors } = answer.json<{
        validationErrors: { fieldErrors: { field: string; code: string }[]; errorCodes: Record<string, string> }
      }>()
      return [answer.statusCode, validationErrors.fieldErrors[0]?.field, Object.values(validationErrors.errorCodes)[0]]
    }
    expect(await refusal('cases.keptMonths', 121)).toEqual([422, 'value', 'Enter 120 or less.'])
    expect(await refusal('cases.keptMonths', 0)).toEqual([422, 'value', 'Enter 1 or more.'])
    expect((await desk('PUT', '/settings/cases.keptMonths', { json: { value: 12, reason: ' ' } })).statusCode).toBe(422)
    expect((await desk('PUT', '/settings/cases.none', { json: { value: 12, reason: 'x' } })).statusCode).toBe(404)
    expect((await desk('GET', '/settings/cases.none/changes')).statusCode).toBe(404)
    expect(await find(desk, 'cases.keptMonths')).toMatchObject({ value: 24, changedAt: null })
    for (const value of [1, 120]) {
      const answer = await put(desk, 'cases.keptMonths', { value, reason: 'As far as it goes' })
      expect([answer.statusCode, (await find(desk, 'cases.keptMonths')).value]).toEqual([200, value])
    }
  })
})
