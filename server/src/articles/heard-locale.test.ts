import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileContent } from '../content/compile-content.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { folderFiles } from '../content/pack/pack-files.ts'
import { heardLocale } from './heard-locale.ts'

const { document } = loadPack(folderFiles(fileURLToPath(new URL('../../content/demo', import.meta.url))))
const content = compileContent(document, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' })

const lost: Readonly<Record<string, readonly string[]>> = {
  'en-US': ['I forgot my password', 'my game crashes when i open the map'],
  'de-DE': ['Passwort vergessen', 'spiel stürzt ab wenn ich die karte aufmache'],
  'fr-FR': ['mot de passe oublié', "le jeu plante quand j'ouvre la carte"],
  'es-ES': ['olvidé mi contraseña', 'se cierra el juego al abrir el mapa'],
  'pt-BR': ['esqueci a senha', 'o jogo fecha quando abro o mapa'],
  'ja-JP': ['パスワードを忘れた', '地図を開くとゲームが落ちます'],
  'ko-KR': ['비밀번호를 잊어버렸어요', '지도를 열면 게임이 튕겨요'],
  'zh-CN': ['忘记密码', '一打开地图就闪退'],
  'ar-SA': ['نسيت كلمة المرور', 'اللعبة تتوقف عند فتح الخريطة'],
}

test('a text is heard in its own language on the page of any other', async () => {
  for (const page of Object.keys(lost))
    for (const [locale, texts] of Object.entries(lost))
      for (const text of texts) expect(await heardLocale(content, text, page), `${text} on ${page}`).toBe(locale)
})

test('what may be of any language is of the page’s: a word, a name, a laugh, one word of another script', async () => {
  const stays: readonly [page: string, text: string][] = [
    ['en-US', 'aaaaaaaa'],
    ['en-US', 'gg'],
    ['en-US', ''],
    ['en-US', '12345 !?'],
    ['de-DE', 'lag'],
    ['de-DE', 'Battle Pass'],
    ['fr-FR', 'ban'],
    ['ja-JP', 'Battle pass is not there on my account です'],
    ['ar-SA', 'الشخصية عالقة خلف بوابة Emberfall Keep in the game'],
  ]
  for (const [page, text] of stays) expect(await heardLocale(content, text, page), text).toBe(page)
})

test('a language nobody has written articles in is neither heard nor left, and a pseudo-locale is none', async () => {
  const isEnglish = ({ locale }: { locale: string }): boolean => locale === 'en-US'
  const withoutExamples = document.products.map((folder) => ({
    ...folder,
    topics: folder.topics.map((topic) => ({ ...topic, examples: {} })),
  }))
  const english = compileContent(
    { ...document, articles: document.articles.filter(isEnglish), products: withoutExamples },
    { mountPath: '/support', importedAt: content.importedAt },
  )
  expect(await heardLocale(english, 'I forgot my password', 'de-DE')).toBe('de-DE')
  expect(await heardLocale(content, 'Passwort vergessen', 'en-XA')).toBe('en-XA')
})
