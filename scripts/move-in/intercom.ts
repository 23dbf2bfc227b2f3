// Intercom's articles and collections (https://developers.intercom.com/docs/references/rest-api/api.intercom.io/articles),
// as its API lists them, in files of one folder.
import { MoveInError, type OldArticle, type OldLibrary, type OldPlace, type OldVersion } from './library.ts'
import { readJsonFolder, takeThings } from './json-folder.ts'
import { idIn, isObject, textIn, timeOf, type Json } from './json-things.ts'

/** https://intercom.help/acme/en/articles/12-title → `/acme/{locale}/articles/12*` */
const addressOf = (thing: Json): { host: string; address: string }[] => {
  const url = textIn(thing, 'url')
  if (url === undefined || !URL.canParse(url)) return []
  const { host, pathname } = new URL(url)
  const [, above, kind, number] =
    /^((?:\/[\w-]+)?)\/[a-z]{2,3}(?:-[A-Za-z]{2,4})?\/(articles|collections)\/(\d+)/.exec(pathname) ?? []
  return number === undefined ? [] : [{ host, address: `${above}/{locale}/${kind}/${number}*` }]
}
const contents = (thing: Json): [string, Json][] => {
  const { translated_content: all } = thing
  return isObject(all) ? Object.entries(all).filter((entry): entry is [string, Json] => isObject(entry[1])) : []
}
const numberIn = (thing: Json, name: string): number | undefined => {
  const value = thing[name]
  return typeof value === 'number' ? value : undefined
}

export const readIntercomFolder = (folder: string): OldLibrary => {
  const articles = new Map<string, Json>()
  const collections = new Map<string, Json>()
  const take = takeThings(['data'], (id, thing) => {
    if ('body' in thing || thing['type'] === 'article') articles.set(id, thing)
    else if ('name' in thing) collections.set(id, thing)
  })
  const { findings } = readJsonFolder(folder, take)
  if (articles.size === 0) throw new MoveInError(`${folder} holds no answer of https://api.intercom.io/articles`)
  const defaultLocale = textIn([...articles.values()][0]!, 'default_locale') ?? 'en'

  const versionOf = (locale: string, thing: Json): OldVersion => ({
    locale,
    title: textIn(thing, 'title') ?? '',
    body: textIn(thing, 'body') ?? '',
    ...(textIn(thing, 'description')?.trim() ? { summary: textIn(thing, 'description')! } : {}),
    isDraft: thing['state'] !== 'published',
    updated: timeOf(numberIn(thing, 'updated_at') ?? numberIn(thing, 'created_at')),
    url: textIn(thing, 'url') ?? null,
  })
  return {
    kind: 'intercom',
    defaultLocale,
    title: null,
    places: [...collections].map(([id, thing]): OldPlace => {
      const parent = idIn(thing, 'parent_id')
      const words = (name: string): Map<string, string> =>
        new Map(
          [[defaultLocale, thing] as [string, Json], ...contents(thing)].flatMap(([locale, its]) =>
            textIn(its, name)?.trim() ? [[locale, textIn(its, name)!]] : [],
          ),
        )
      return {
        key: `collections/${id}`,
        parent: parent === undefined ? null : `collections/${parent}`,
        names: words('name'),
        descriptions: words('description'),
        order: numberIn(thing, 'order') ?? 0,
        addresses: addressOf(thing).map(({ address }) => address),
      }
    }),
    articles: [...articles].map(([id, thing]): OldArticle => {
      const own = textIn(thing, 'default_locale') ?? defaultLocale
      const versions = new Map([[own, versionOf(own, thing)]])
      for (const [locale, its] of contents(thing)) if (locale !== own) versions.set(locale, versionOf(locale, its))
      const parents = [thing['parent_id'], ...(Array.isArray(thing['parent_ids']) ? thing['parent_ids'] : [])]
      const keys = parents.flatMap((parent) => idIn({ parent }, 'parent') ?? [])
      return {
        key: id,
        places: [...new Set(keys)].map((key) => `collections/${key}`),
        labels: [],
        isPromoted: false,
        isRestricted: false,
        versions: [...versions.values()],
        sourceLocale: own,
        addresses: addressOf(thing).map(({ address }) => address),
      }
    }),
    home: [],
    hosts: new Set(
      [...articles.values(), ...collections.values()].flatMap((thing) => addressOf(thing).map(({ host }) => host)),
    ),
    fileAt: () => undefined,
    findings,
  }
}
