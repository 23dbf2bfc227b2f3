// How the browser's app is cut into files: the app, what its kind of screens shares, its own file. The bundler by itself makes a
// file of a kilobyte of every set of screens that share a module.
import { basename } from 'node:path'

/** What the bundler tells about a module. */
export interface ModuleFacts {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
}
export interface Modules {
  getModuleInfo: (id: string) => ModuleFacts | null
}

/** The screens a visit begins with: they come with all they share, in one file. */
const first = new Set(['ProductHomePage', 'CategoryPage'])
/** Screens that share with those alone. */
const reading = new Set([...first, 'SearchPage', 'ArticlePage', 'CrisisPage'])

const nameOf = (id: string): string => basename(id.split('?')[0]!).replace(/\.[a-z]+$/, '')

/** Everything a module brings along at once, itself included. */
const closureOf = (modules: Modules, root: string): Set<string> => {
  const found = new Set([root])
  // A set may grow while it is walked.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** Modules that are fetched later, each with a file of its own. */
const rootsOf = (modules: Modules, entry: string): Set<string> => {
  const all = new Set([entry])
  const roots = new Set<string>()
  for (const id of all) {
    const facts = modules.getModuleInfo(id)
    for (const next of facts?.importedIds ?? []) all.add(next)
    for (const next of facts?.dynamicallyImportedIds ?? []) {
      all.add(next)
      roots.add(next)
    }
  }
  return roots
}

/**
 * What is decided first takes what it imports along. Each file holds what the first view of its screens needs and
 * nothing else, because the budgets are counted there (ground G26): `common` what the contact form shares with articles
 * and search, `lists` what other screens share with those, `forms` what they share with the contact form.
 */
const files = ['app', 'common', 'forms', 'lists', 'more', 'reading', 'own', 'later'] as const
type FileName = (typeof files)[number]

const planOf = (modules: Modules, entry: string): Map<string, { file: FileName; name: string }> => {
  const app = closureOf(modules, entry)
  const usersOf = new Map<string, Set<string>>()
  const openers = new Map<string, Set<string>>()
  const addTo = (map: Map<string, Set<string>>, key: string, value: string): void =>
    void map.set(key, (map.get(key) ?? new Set()).add(value))
  for (const root of rootsOf(modules, entry)) {
    for (const id of closureOf(modules, root)) {
      if (app.has(id)) continue
      addTo(usersOf, id, nameOf(root))
      for (const later of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (later !== root) addTo(openers, nameOf(later), nameOf(root))
    }
  }
  // A step or dialog that only one screen opens counts as that screen: what the two share is there already.
  const screenOf = (name: string, seen = new Set<string>()): string => {
    const [above, ...others] = openers.get(name) ?? []
    return above === undefined || others.length > 0 || seen.has(name) ? name : screenOf(above, seen.add(name))
  }
  /** `names`: what fetches the module, screens and the steps and dialogs they open. */
  const fileOf = (names: readonly string[], screens: readonly string[]): FileName => {
    if (names.some((name) => first.has(name))) return screens.every((name) => reading.has(name)) ? 'reading' : 'app'
    if (screens.length === 1) return names.includes(screens[0]!) ? 'own' : 'later'
    // A kilobyte more for homes is one file less for all the others.
    if (names.includes('GuidePage')) return 'app'
    // A reader needs no forms, nor does the file of all category drawings.
    if (names.some((name) => reading.has(name) || name === 'icons'))
      return names.some((name) => name === 'ContactPage' || name === 'GuidePage') ? 'common' : 'lists'
    // The chat's window stands in the contact form, where a chat is on offer.
    return names.includes('ContactPage') || names.includes('ChatWindow') ? 'forms' : 'more'
  }
  const plan = new Map([...app].map((id) => [id, { file: 'app' as FileName, name: 'app' }]))
  for (const [id, users] of usersOf) {
    const names = [...users]
    const screens = [...new Set(names.map((name) => screenOf(name)))]
    const file = fileOf(names, screens)
    if (file === 'own' || file === 'later') {
      const [screen] = screens
      if (file === 'own' && screen!.endsWith('Page')) plan.set(id, { file, name: screen! })
      else if (names.length > 1) plan.set(id, { file, name: `${screen!}Later` })
    } else plan.set(id, { file, name: file })
  }
  return plan
}

/** The groups for the bundler. A module that one screen alone needs is in none, and comes with that screen. */
export const chunkGroups = (entry: string) => {
  let plan: ReturnType<typeof planOf> | null = null
  return files.map((file, index) => ({
    debugName: file,
    priority: files.length - index,
    name: (id: string, modules: Modules): string | null => {
      plan ??= planOf(modules, entry)
      const planned = plan.get(id)
      return planned?.file === file ? planned.name : null
    },
  }))
}
