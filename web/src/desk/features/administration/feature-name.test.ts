import { expect, test } from 'vitest'
import { limits } from '../../../kit/api/limits.ts'
import { deskLocales, loadTexts } from '../../shared/i18n.ts'
import { featureWords } from './feature-name.ts'

test.each(deskLocales)('every feature of the contract has a name of its own and words in %s', async (locale) => {
  const { t } = await loadTexts(locale)
  const all = limits.FeatureKey.enum.map((key) => featureWords(key, t))
  expect(new Set(all.map(({ name }) => name)).size).toBe(limits.FeatureKey.enum.length)
  expect(
    all.filter(({ name, text }) => text === '' || (limits.FeatureKey.enum as readonly string[]).includes(name)),
  ).toEqual([])
})

test('a feature this page does not know yet is called by its key', async () => {
  const { t } = await loadTexts('en-US')
  expect(featureWords('later', t)).toEqual({ name: 'later', text: '' })
})
