/**
 * A whole content pack of a few lines, for tests: two products, one three-level tree, every kind of file. Texts in
 * en-US and de-DE.
 */
export const smallPackFiles = (): Record<string, string> => ({
  'pack.yaml': `id: small
title: { en-US: Small Support, de-DE: Kleine Hilfe }
version: '1'
publisher: Small Games
defaultLocale: en-US
locales: [en-US, de-DE, ko-KR]
settings:
  helpArticles: { disclaimer: 9852, noPenalties: 99516, codeOfConduct: 42673, appealEligibility: 376472, smsProtection: 24140 }
  flagshipGames: [wow, wow-kr]
  embeddedProducts: { wow-kr: wow }
  trustedHosts: ['*.small.example']
features: { anonymousTickets: true, arkose: false }
`,
  'headers.yaml': `- { name: games, title: { en-US: Games, de-DE: Spiele }, order: 2 }
- { name: services, title: Services, subtitle: Account and shop, order: 1 }
`,
  'products/wow/product.yaml': `shortName: wow
name: { en-US: Realms, de-DE: Reiche }
titleText: Realms of Aether
tileText: { en-US: Help with Realms, de-DE: Hilfe zu Reiche }
header: games
publisher: Small Games
developers: Team A
showCategories: true
baseUiName: wow
order: 1
`,
  'products/wow/categories.yaml': `- id: 1200
  name: { en-US: Gameplay, de-DE: Spielablauf }
  icon: swords
  anonymousFields: { email: true, name: true }
  children:
    - id: 1210
      name: Quests
      keywords: quest progress
      children:
        - { id: 1211, name: { en-US: Stuck, de-DE: Festgefahren }, popular: true, visibility: [guidedEntry] }
        - { id: 1212, name: Rewards }
- { id: 1300, name: Shop }
`,
  'products/wow/topics.yaml': `- id: 1211
  friendlyText: { en-US: 'Read [this](#first) and <script>alert(1)</script> <img src="assets/wow/tile.svg" alt="">', de-DE: '**Lies**' }
  promos: [unstuck]
  examples: { en-US: [i cannot move], de-DE: [ich hänge fest] }
  channels:
    - { channelType: chat, description: Chat, order: 2, chatLocale: en-US, agentType: gm }
    - { channelType: PHONE_CALLBACK, description: Call, order: 1, ewt: 5 }
    - { channelType: ticket, description: { en-US: Write, de-DE: Schreiben }, order: 1 }
  fields:
    - key: realm
      label: { en-US: Realm, de-DE: Realm }
      type: option
      renderMethod: dropdown
      required: true
      options: [{ id: a, label: Alpha }, { id: b, label: { en-US: Beta, de-DE: Betta } }]
    - { key: account, label: Account, type: GAME_ACCOUNT, renderMethod: radio, options: [{ id: one, label: One }] }
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., channels: [{ channelType: ticket, description: Write }] }
`,
  'products/wow/trending.yaml': `- { name: Maintenance, title: Maintenance, description: Tonight,
    url: 'article/9852', imageUrl: assets/wow/tile.svg, backgroundPositionY: 30 }
- { name: Quests, title: Quests, description: Stuck, url: 'https://news.small.example/', target: _blank, category: 1210 }
`,
  'products/wow/self-services.yaml': `- { url: 'https://shop.small.example/', title: { en-US: Shop, de-DE: Laden },
    description: Buy, imageName: shopping-cart, externalLinkConfirmation: true }
`,
  'products/wow/resources.yaml': `- { url: 'https://forum.small.example/', title: Forum, imageName: assets/wow/tile.svg, imageSizeClass: large }
`,
  'products/services/product.yaml': `shortName: services
name: { en-US: Account & Services, de-DE: Konto & Dienste }
titleText: Services
tileText: Account
header: services
publisher: Small Games
developers: Small Games
baseUiName: services
`,
  'promos.yaml': `- { id: unstuck, isSelfHelpChannel: true, title: Unstuck, url: 'https://small.example/unstuck', description: Free yourself, imageName: life-buoy }
`,
  'crisis.yaml': `- { id: login-down, title: { en-US: Sign-in is down, de-DE: Anmeldung gestört }, summary: We are on it.,
    body: "# Now\\n[More](#now)", product: wow, link: 'https://small.example/status' }
- { id: old-news, title: Old, summary: Over., body: Over., active: false }
`,
  'penalty-reasons.yaml': '- CHEATING\n- ABUSIVE_CHAT\n',
  'login-options.yaml': `login: [{ order: 1, url: null, buttonText: { en-US: Sign in, de-DE: Anmelden } }]
suggest: [{ order: 2, url: null, buttonText: Go on without }, { order: 1, url: 'https://small.example/join', buttonText: Join }]
`,
  'texts/en-US.yaml':
    "support.site.title: Small Support\nsupport.only.english: 'Only {count, plural, one {one} other {#}}'\n",
  'texts/de-DE.yaml': 'support.site.title: Kleine Hilfe\n',
  'synonyms/en-US.yaml': '- [stuck, trapped]\n',
  'articles/en-US/9852-disclaimer.md': `---
id: 9852
title: Disclaimer
summary: What we <b>promise</b> & what not.
problem: 'Is this **fair**?'
type: PROBLEM
products: [wow]
categories: [1211]
keywords: [law]
updated: 2026-11-02
guidedEntryCategoryId: 1211
trending: true
promoted: { title: Recommended }
---
# Heading

See [below](#details) and [the other](article/42673).

## Details

![Tile](assets/wow/tile.svg)
<p onclick="alert(1)" style="color:red" class="kb-note evil">Text<script>alert(1)</script></p>
<a href="javascript:alert(1)">bad</a> <a href="https://small.example/" target="_blank">good</a>
`,
  'articles/de-DE/9852-hinweis.md':
    '---\nid: 9852\ntitle: Hinweis\nsummary: Was gilt.\nupdated: 2026-11-03\nmachineTranslation: true\n---\nSiehe [unten](#x).\n',
  ...Object.fromEntries(
    ['99516', '42673', '376472', '24140'].map((id) => [
      `articles/en-US/${id}-article.md`,
      `---\nid: ${id}\ntitle: Article ${id}\nsummary: Number ${id}\nproducts: [services]\nupdated: 2026-10-01\n---\nText of ${id}.\n`,
    ]),
  ),
  'assets/placeholder.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/wow/tile.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>',
  'assets/wow/logo.de-DE.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle/></svg>',
  'assets/wow/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
})
