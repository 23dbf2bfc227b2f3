// A help centre as Zendesk's API tells it: fields and forms of its documentation
// (developer.zendesk.com/api-reference/help_center/help-center-api), words of the packages this product is made of.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'

export const oldHost = 'https://help.northlight.example'

export interface ZendeskExport {
  categories: object[]
  sections: object[]
  articles: object[]
  attachments: object[]
}

const times = {
  created_at: '2024-04-17T17:18:10Z',
  updated_at: '2025-02-03T09:00:00Z',
}
export const category = (id: number, name: string, more: object = {}): object => ({
  id,
  url: `${oldHost}/api/v2/help_center/en-us/categories/${id}.json`,
  html_url: `${oldHost}/hc/en-us/categories/${id}-${slug(name)}`,
  position: 0,
  ...times,
  name,
  description: '',
  locale: 'en-us',
  source_locale: 'en-us',
  outdated: false,
  ...more,
})
export const section = (id: number, category_id: number, name: string, more: object = {}): object => ({
  ...category(id, name),
  html_url: `${oldHost}/hc/en-us/sections/${id}-${slug(name)}`,
  category_id,
  parent_section_id: null,
  theme_template: 'section_page',
  ...more,
})
export const article = (
  id: number,
  section_id: number | null,
  title: string,
  body: string,
  more: object = {},
): object => ({
  id,
  url: `${oldHost}/api/v2/help_center/en-us/articles/${id}.json`,
  html_url: `${oldHost}/hc/en-us/articles/${id}-${slug(title)}`,
  author_id: 28226296456851,
  comments_disabled: false,
  draft: false,
  promoted: false,
  position: 0,
  vote_sum: 3,
  vote_count: 5,
  section_id,
  ...times,
  name: title,
  title,
  source_locale: 'en-us',
  locale: 'en-us',
  outdated: false,
  outdated_locales: [],
  edited_at: '2025-02-03T09:00:00Z',
  user_segment_id: null,
  permission_group_id: 28523398501139,
  content_tag_ids: [],
  label_names: [],
  body,
  ...more,
})
export const translation = (
  id: number,
  source_id: number,
  locale: string,
  title: string,
  body: string,
  more: object = {},
): object => ({
  id,
  url: `${oldHost}/api/v2/help_center/articles/${source_id}/translations/${locale}.json`,
  html_url: `${oldHost}/hc/${locale}/articles/${source_id}`,
  source_id,
  source_type: 'Article',
  locale,
  title,
  body,
  outdated: false,
  draft: false,
  hidden: false,
  ...times,
  updated_by_id: 28226296456851,
  created_by_id: 28226296456851,
  ...more,
})
export const attachment = (id: number, article_id: number, file_name: string, content_type = 'image/png'): object => ({
  id,
  url: `${oldHost}/api/v2/help_center/articles/attachments/${id}.json`,
  article_id,
  display_file_name: file_name,
  file_name,
  content_url: `${oldHost}/hc/article_attachments/${id}`,
  relative_path: `/hc/article_attachments/${id}`,
  content_type,
  size: 70,
  inline: true,
  ...times,
})

const slug = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-')

/** The smallest PNG there is. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** One page of a list, as `page[size]` asks for it. */
export const page = (name: string, things: readonly object[], after: string | null = null): object => ({
  [name]: things,
  meta: { has_more: after !== null, after_cursor: after, before_cursor: null },
  links: { next: after, prev: null },
})

const readmes = (root: string): { name: string; text: string }[] => {
  const packages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(root, name)).map((one) => `${name}/${one}`) : [name],
    )
  return packages.sort().flatMap((name) => {
    const file = ['README.md', 'readme.md', 'Readme.md']
      .map((one) => join(root, name, one))
      .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile())
    if (file === undefined || statSync(file).size > 40_000) return []
    const text = readFileSync(file, 'utf8')
    return text.length > 400 ? [{ name, text }] : []
  })
}

/** At least `count` articles with real words, tables, lists, code and links among each other. */
export const bigExport = (root: string, count: number): ZendeskExport => {
  const found = readmes(join(root, 'node_modules')).slice(0, count)
  const marked = new Marked({ gfm: true, async: false })
  const categories = Array.from({ length: 5 }, (_, at) => category(200_000_000_100 + at, `Area ${at + 1}`))
  const sections = Array.from({ length: 40 }, (_, at) =>
    section(
      360_000_000_200 + at,
      200_000_000_100 + (at % 5),
      `Part ${at + 1}`,
      at >= 30 ? { parent_section_id: 360_000_000_200 + (at - 30) } : {},
    ),
  )
  const idOf = (at: number): number => 28_523_513_700_000 + at
  const articles = found.map(({ name, text }, at) => {
    const next = (at + 1) % found.length
    const { name: other } = found[next]!
    const also = `<p>See also <a href="/hc/en-us/articles/${idOf(next)}-${slug(other)}">${other}</a></p>`
    const body = `${marked.parse(text) as string}${also}`
    return article(idOf(at), 360_000_000_200 + (at % 40), name, body, {
      label_names: name.split(/[@/-]/).filter(Boolean),
      translations:
        at % 10 === 0
          ? [
              translation(
                9_000_000 + at,
                idOf(at),
                'de',
                `${name} auf Deutsch`,
                '<p>Ein <strong>deutscher</strong> Text.</p>',
              ),
            ]
          : [],
    })
  })
  return { categories, sections, articles, attachments: [] }
}
