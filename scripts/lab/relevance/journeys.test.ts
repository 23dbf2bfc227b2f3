import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadPack } from '../../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../../server/src/content/pack/pack-files.ts'
import { readAnswers } from './journeys.ts'

// A topic that no article names says nothing for one: "me banearon sin motivo" was known as an appeal, and got others.
test('what helps on a topic exists, and one article that helps names the topic, in every language', () => {
  const { pack, articles } = loadPack(
    folderFiles(fileURLToPath(new URL('../../../server/content/demo', import.meta.url))),
  ).document
  const topicsIn = (locale: string): [string, number[]][] =>
    articles
      .filter((article) => article.locale === locale)
      .map(({ id, guidedEntryCategoryId, categories }) => [id, [guidedEntryCategoryId, ...categories]])
  for (const locale of pack.locales) {
    // What is not translated is shown in the language the pack was written in.
    const topics = new Map([...topicsIn(pack.defaultLocale), ...topicsIn(locale)])
    const wrong = [...readAnswers()]
      .filter(([, ids]) => ids.length > 0)
      .filter(
        ([topic, ids]) => !ids.every((id) => topics.has(id)) || !ids.some((id) => topics.get(id)!.includes(topic)),
      )
    expect(wrong, locale).toEqual([])
  }
})
