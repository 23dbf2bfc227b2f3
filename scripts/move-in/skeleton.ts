// What a pack cannot be without, where the folder has none yet.
import { Document } from 'yaml'
import type { PackFolder } from './pack-folder.ts'

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="64" height="40" fill="#8a93ad"/></svg>\n'

/** The one article that stands in for those the settings name, until the operator has written them. */
export const standInId = '1'

export interface NewPack {
  id: string
  title: string
  locales: readonly string[]
  defaultLocale: string
  today: string
}

export const videoHostsOfNew = ['www.youtube-nocookie.com', 'player.vimeo.com', 'fast.wistia.net', 'www.loom.com']

const yaml = (value: unknown): string => new Document(value).toString({ lineWidth: 0 })

export const writeSkeleton = (pack: PackFolder, { id, title, locales, defaultLocale, today }: NewPack): void => {
  const helpArticles = Object.fromEntries(
    ['disclaimer', 'noPenalties', 'codeOfConduct', 'appealEligibility', 'smsProtection'].map((name) => [
      name,
      standInId,
    ]),
  )
  pack.put(
    'pack.yaml',
    yaml({
      id,
      title,
      version: '1',
      publisher: title,
      defaultLocale,
      locales: [...locales],
      settings: { helpArticles, videoHosts: videoHostsOfNew },
    }),
  )
  pack.put(
    'products/services/product.yaml',
    yaml({
      shortName: 'services',
      name: title,
      titleText: title,
      tileText: title,
      publisher: title,
      developers: title,
      showCategories: true,
      baseUiName: 'services',
    }),
  )
  pack.put(`texts/${defaultLocale}.yaml`, yaml({ 'support.site.title': title }))
  pack.put('assets/placeholder.svg', placeholder)
  pack.put(
    `articles/${defaultLocale}/${standInId}-about-this-help.md`,
    `---\n${yaml({
      id: standInId,
      title: 'About this help',
      summary: 'Where these pages come from, and what applies to them.',
      products: ['services'],
      updated: today,
    })}---\nThese pages were moved here from our former help pages. Links to those lead here.\n`,
  )
}
