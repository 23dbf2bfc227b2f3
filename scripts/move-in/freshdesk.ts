// Freshdesk's solutions (https://developers.freshdesk.com/api/#solutions): categories, folders, articles as its API lists
// them, in files of one folder.
import { MoveInError, type OldArticle, type OldLibrary, type OldPlace } from './library.ts'
import { readJsonFolder, takeThings } from './json-folder.ts'
import { idIn, textIn, timeOf, type Json } from './json-things.ts'

const published = 2
const everybody = 1
const pageAddress = /https?:\/\/([\w.-]{1,250})\/(?:[a-z-]{2,10}\/)?support\/solutions\//gi

export const readFreshdeskFolder = (folder: string): OldLibrary => {
  const categories = new Map<string, Json>()
  const folders = new Map<string, Json>()
  const articles = new Map<string, Json[]>()
  const take = takeThings(['categories', 'folders', 'articles', 'results'], (id, thing) => {
    if ('folder_id' in thing) articles.set(id, [...(articles.get(id) ?? []), thing])
    else if ('visibility' in thing || 'parent_folder_id' in thing) folders.set(id, thing)
    else if ('name' in thing) categories.set(id, thing)
  })
  const { findings } = readJsonFolder(folder, take)
  if (articles.size === 0) throw new MoveInError(`${folder} holds no answer of /api/v2/solutions/folders/…/articles`)

  // Its answers do not name it; links among its articles do.
  const hosts = new Set(
    [...articles.values()]
      .flat()
      .flatMap((thing) => [...(textIn(thing, 'description') ?? '').matchAll(pageAddress)].map(([, host]) => host!)),
  )
  /** A folder says where it stands, or its articles do. */
  const categoryOf = (id: string, thing: Json): string | undefined =>
    idIn(thing, 'category_id') ??
    [...articles.values()]
      .flat()
      .filter((article) => idIn(article, 'folder_id') === id)
      .flatMap((article) => idIn(article, 'category_id') ?? [])[0]
  const placeOf = (kind: string, id: string, thing: Json, parent: string | null, address: string): OldPlace => ({
    key: `${kind}/${id}`,
    parent,
    names: new Map([['en', textIn(thing, 'name') ?? '']]),
    descriptions: new Map(textIn(thing, 'description')?.trim() ? [['en', textIn(thing, 'description')!]] : []),
    order: Number(thing['position']) || 0,
    addresses: [address],
  })
  const places = [
    ...[...categories].map(([id, thing]) =>
      placeOf('categories', id, thing, null, `/{locale}/support/solutions/${id}*`),
    ),
    ...[...folders].map(([id, thing]) => {
      const above = idIn(thing, 'parent_folder_id')
      const category = categoryOf(id, thing)
      const parent = above !== undefined ? `folders/${above}` : category === undefined ? null : `categories/${category}`
      return placeOf('folders', id, thing, parent, `/{locale}/support/solutions/folders/${id}*`)
    }),
  ]
  return {
    kind: 'freshdesk',
    defaultLocale: 'en',
    title: null,
    places,
    articles: [...articles].map(([id, things]): OldArticle => {
      const first = things[0]!
      const within = idIn(first, 'folder_id')
      const holder = within === undefined ? undefined : folders.get(within)
      const tags = first['tags']
      return {
        key: id,
        places: within === undefined ? [] : [`folders/${within}`],
        labels: Array.isArray(tags) ? tags.filter((one): one is string => typeof one === 'string') : [],
        isPromoted: false,
        // Agents alone, some companies, signed-in contacts; a folder nobody told of may be any of them.
        isRestricted: holder?.['visibility'] !== everybody,
        versions: things.map((thing) => ({
          locale: textIn(thing, 'language_code') ?? textIn(thing, 'language') ?? 'en',
          title: textIn(thing, 'title') ?? '',
          body: textIn(thing, 'description') ?? '',
          isDraft: thing['status'] !== published,
          updated: timeOf(textIn(thing, 'updated_at') ?? textIn(thing, 'created_at')),
          url: null,
        })),
        sourceLocale: 'en',
        addresses: [`/{locale}/support/solutions/articles/${id}*`],
      }
    }),
    home: ['/{locale}/support/home', '/{locale}/support/solutions'],
    hosts,
    fileAt: () => undefined,
    findings,
  }
}
