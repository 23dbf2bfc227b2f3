/** Devices that a text names, and the one a player sits at: of two sections one is for the phone, one for the computer. */
import { fold } from './engine/analysis.ts'

export type Device = 'computer' | 'console' | 'phone'

/** In the nine languages: how words of Latin letters begin, and others wherever they stand. */
const words: Readonly<Record<Device, readonly [latin: string, others: string]>> = {
  computer: [
    'computer|pc|windows|mac|macos|laptop|desktop|ordinateur|ordenador|computador|rechner',
    'パソコン|コンピュ|컴퓨터|电脑|كمبيوتر|حاسوب',
  ],
  console: [
    'consol|konsol|playstation|ps[45]|xbox|nintendo|switch',
    'コンソール|家庭用ゲーム|ゲーム機|プレステ|콘솔|플스|主机|المنصة|الكونسول',
  ],
  phone: [
    'phone|smartphone|mobil|movil|celular|telefon|handy|tablet|android|iphone|ipad|ios',
    'スマホ|スマートフォン|携帯|タブレット|휴대폰|스마트폰|모바일|태블릿|手机|平板|هاتف|جوال',
  ],
}
const endings = String.raw`(?!\p{L}{4})`
const devices = Object.keys(words) as Device[]
const named = new Map(
  devices.map((device) => [
    device,
    new RegExp(`(?<!\\p{L})(?:${words[device][0]})${endings}|${words[device][1]}`, 'u'),
  ]),
)

export const devicesIn = (text: string): Device[] => {
  const plain = fold(text)
  return devices.filter((device) => named.get(device)!.test(plain))
}

/** What a browser says of itself; undefined where it says nothing. */
export const deviceOf = (userAgent: string | undefined): Device | undefined =>
  userAgent === undefined
    ? undefined
    : /PlayStation|Xbox|Nintendo/.test(userAgent)
      ? 'console'
      : /Mobi|Android|iP(?:hone|ad)/.test(userAgent)
        ? 'phone'
        : /Windows|Macintosh|Linux|CrOS/.test(userAgent)
          ? 'computer'
          : undefined
