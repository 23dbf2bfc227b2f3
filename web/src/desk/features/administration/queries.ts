// What is for administrators alone: all data of an account, whole content packs, switches of features.
import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

import type { Match } from '../../shared/use-race.ts'

export type Feature = DeskSchema<'DeskFeature'>
export type PackFile = DeskSchema<'PackFile'>
export type ImportReport = DeskSchema<'ImportReport'>
export type AccountData = DeskSchema<'DataExport'>

/** By key; undefined while nobody knows. */
export const useFeatures = () => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR('features', async () => (await client.GET('/services/desk/features')).data!)
  return { features: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

export const useFeaturesAgain = () => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> => mutate('features')
}

export const setFeature = async (
  client: DeskClient,
  key: string,
  body: DeskSchema<'SetFeatureRequest'>,
  header: Match,
): Promise<Feature> =>
  (await client.PUT('/services/desk/features/{key}', { params: { path: { key }, header }, body })).data!

const at = (accountId: string) => ({ params: { path: { accountId } } })

/** The audit remembers who has read it. */
export const readAccountData = async (client: DeskClient, accountId: string): Promise<AccountData> =>
  (await client.GET('/services/desk/accounts/{accountId}/data', at(accountId))).data!
/** Who was looked up last, each once, with whose look it was; a lead reads the same in the audit. */
export const useLookUps = () => {
  const { client } = useDesk()
  const { data, mutate } = useSWR('account look-ups', async () => {
    const query = { action: 'account.data.read', limit: 30 }
    const { items } = (await client.GET('/services/desk/audit', { params: { query } })).data!
    return items.filter(({ subject }, index) => items.findIndex((one) => one.subject === subject) === index)
  })
  return { lookUps: data?.slice(0, 5) ?? [], isNobody: data?.length === 0, again: () => void mutate() }
}
export const eraseAccountData = async (client: DeskClient, accountId: string): Promise<void> => {
  await client.DELETE('/services/desk/accounts/{accountId}/data', at(accountId))
}

export const importContent = async (
  client: DeskClient,
  files: readonly PackFile[],
  dryRun: boolean,
): Promise<ImportReport> =>
  (
    await client.POST('/services/desk/content/import', {
      params: { query: { dryRun } },
      body: { files: [...files] },
    })
  ).data!

export type Setting = DeskSchema<'DeskSetting'>
export type SettingKey = DeskSchema<'SettingKey'>

/** In the order of the contract; undefined while nobody knows. */
export const useSettings = () => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR('settings', async () => (await client.GET('/services/desk/settings')).data!)
  return {
    settings: data?.settings,
    delivered: data?.delivered,
    hasFailed: error !== undefined && data === undefined,
    again: () => void mutate(),
  }
}

/** Newest first; undefined while nobody knows. */
export const useSettingChanges = (key: SettingKey) => {
  const { client } = useDesk()
  return useSWR(
    `settings ${key}`,
    async () =>
      (await client.GET('/services/desk/settings/{setting}/changes', { params: { path: { setting: key } } })).data!,
  ).data
}

export const useSettingsAgain = (key: SettingKey) => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> => Promise.all([mutate('settings'), mutate(`settings ${key}`)])
}

export const changeSetting = async (
  client: DeskClient,
  key: SettingKey,
  body: DeskSchema<'ChangeSettingRequest'>,
  header: Match,
): Promise<Setting> =>
  (await client.PUT('/services/desk/settings/{setting}', { params: { path: { setting: key }, header }, body })).data!
