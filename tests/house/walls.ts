// Who may import whom (HOUSE-07, HOUSE-08), as a function a test can walk with.

/** Why an import is not allowed; undefined when it is. */
export type Wall = string

/** As serverWall, for what both sides decide alike: everybody may see it. */
export const rulesWall = (_file: string, target: string): Wall | undefined =>
  target.startsWith('openapi/rules/') ? undefined : 'a rule of both sides imports such rules alone'

const corridor = ['platform', 'storage', 'lib']
const notRooms = new Set([...corridor, 'adapters', 'content'])

/**
 * @param file importing file, from the root; @param target imported file from the root, or a `#generated/…` specifier
 */
export const serverWall = (file: string, target: string): Wall | undefined => {
  if (target.startsWith('web/')) return 'server and web never import each other'
  if (target.startsWith('tests/')) return 'nothing imports tests'
  const inside = file.replace('server/src/', '')
  if (!inside.includes('/')) return undefined // server.ts, app.ts, compose.ts, config.ts look downwards
  const from = inside.split('/')[0] ?? ''
  if (target.startsWith('#generated/') || target.startsWith('#rules/')) return undefined
  const to = target.replace('server/src/', '').split('/')[0] ?? ''
  if (from === 'compose')
    return ['compose.ts', 'app.ts', 'server.ts'].includes(to) ? 'never up: compose.ts calls this folder' : undefined
  if (to === 'compose') return 'never up: a room is handed what it needs'
  const isAtDesk = inside.split('/')[1] === 'desk'
  if (isAtDesk && target === 'server/src/desk/scope.ts') return undefined // the counter every room's desk side stands at
  if (isAtDesk && to === 'desk') return 'of the desk a room sees scope.ts alone'
  if (from === to && !isAtDesk && target.startsWith(`server/src/${to}/desk/`))
    return 'never up: what the desk does stands above the room'
  if (from === to) return fastifyWall(inside, target)
  if (from === 'config')
    return to === 'storage' || to === 'lib' ? undefined : 'settings are read without looking at what they are for'
  if (to === 'config') return 'config.ts is the door to the settings'
  if (from === 'lib') return 'lib imports nothing of ours'
  if (from === 'storage') return to === 'lib' ? undefined : 'storage imports lib only'
  if (from === 'adapters')
    return to === 'lib' || target.endsWith('/ports.ts') || target.endsWith('/visitor.ts')
      ? undefined
      : 'an adapter imports lib and the port of its room'
  if (from === 'platform')
    return to === 'storage' || to === 'lib' || !target.includes('/src/')
      ? undefined
      : 'the corridor does not look into rooms'
  if (corridor.includes(to)) return undefined
  if (to === 'content') return undefined // the pack's documents are corridor: every room reads them
  if (notRooms.has(to)) return `a room does not import ${to}`
  if (['config.ts', 'compose.ts', 'app.ts', 'server.ts'].includes(to)) return 'never up'
  return `room ${from} does not open into room ${to}`
}

const fastifyWall = (inside: string, target: string): Wall | undefined => {
  return /\/(rules|service)\.ts$/.test(inside) && target.endsWith('/routes.ts')
    ? 'never up: routes sit above services and rules'
    : undefined
}

/** What both apps share, in web/src/kit, from the top floor to the lowest; a part sees its own floor and those below. */
const kitFloors: Record<string, string[]> = {
  form: ['form', 'ui', 'api', 'lib', 'styles'],
  ui: ['ui', 'lib', 'styles'],
  api: ['api', 'lib'],
  lib: ['lib'],
  styles: ['styles'],
}

/** As serverWall, for the web app. */
export const webWall = (file: string, target: string): Wall | undefined => {
  if (target.startsWith('server/')) return 'server and web never import each other'
  if (target.startsWith('tests/')) return 'nothing imports tests'
  if (target.startsWith('#rules/')) return undefined
  const [app = '', from = '', room = ''] = file.replace('web/src/', '').split('/')
  const isWiring = app !== 'kit' && (room === '' || from === 'app')
  if (target.startsWith('#generated/client'))
    return from === 'api' || isWiring ? undefined : 'only api/ reads the generated client'
  if (target.startsWith('#generated/messages'))
    return file.startsWith('web/src/portal/shared/i18n/') || from === 'api' || isWiring
      ? undefined
      : 'only shared/i18n reads the message keys'
  const [toApp = '', to = '', toRoom = ''] = target.replace('web/src/', '').split('/')
  if (app === 'kit')
    return toApp === 'kit' && (kitFloors[from] ?? []).includes(to)
      ? undefined
      : `${from}/ may not import ${toApp}/${to}`
  if (toApp === 'kit') return undefined
  if (toApp !== app) return `${app} and ${toApp} are two apps: what both need stands in kit`
  if (isWiring) return undefined
  if (from === 'features' && to === 'features')
    return room === toRoom ? undefined : `the ${app}'s ${room} does not open into its ${toRoom}`
  return to === 'shared' ? undefined : `${app}/${from} may not import ${app}/${to}`
}
