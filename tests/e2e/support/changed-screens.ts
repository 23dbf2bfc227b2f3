// Which screens a change of the web's rooms concerns, read from the routes: a room draws pages, an address is a page's.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { matchApp } from '../../../web/src/portal/app/match.ts'
import { deskPages } from './desk-screens.ts'
import { screens } from './screens.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

/** Folder of the room that draws each page of the portal. */
const roomOfPage = new Map(
  globSync('web/src/portal/features/*/routes.tsx', { cwd: root }).flatMap((door) =>
    [...read(door).matchAll(/([a-z-]+)'?: lazyPage\(/g)].map(([, page]) => [page!, door.replace('routes.tsx', '')]),
  ),
)

const desk = read('web/src/desk/app/App.tsx')
const deskRoutes = [
  ...desk.matchAll(/'((?:\/[a-z-]+)+)[^']*': page\(\s*\(\) => import\('\.\.(\/features\/[a-z-]+\/)/g),
].map(([, path, folder]) => ({ path: path!, room: `web/src/desk${folder}` }))

/** Every screen of players and of the desk by its name, with its room's folder; undefined for what the app draws itself. */
export const roomsOfScreens: readonly { name: string; room: string | undefined }[] = [
  ...screens.map(({ name, path }) => {
    const match = matchApp(path.split(/[?#]/, 1)[0]!)
    return { name, room: match.kind === 'page' ? roomOfPage.get(match.route.page) : undefined }
  }),
  ...deskPages.map(({ name }) => {
    const own = deskRoutes.filter(({ path }) => name.split(/[?,]/, 1)[0] === path || name.startsWith(`${path}/`))
    return { name, room: own.toSorted((one, other) => other.path.length - one.path.length)[0]?.room }
  }),
]

/** @param files that changed, from the root @returns names of screens of the rooms they lie in */
export const screensOf = (files: readonly string[]): string[] => {
  const drawn = files.filter((file) => !/\.test\.tsx?(\.snap)?$/.test(file))
  return roomsOfScreens
    .filter(({ room }) => room !== undefined && drawn.some((file) => file.startsWith(room)))
    .map(({ name }) => name)
}
