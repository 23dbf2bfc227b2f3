// Crisis messages: the pack's, and those the desk publishes; the status page and its feed.
import { registerCrisisDesk } from '../crisis/desk/routes.ts'
import { registerFeed } from '../crisis/feed.ts'
import { sha256 } from '../lib/ids.ts'
import { createLru } from '../lib/lru.ts'
import { BusyError } from '../lib/thread-pool.ts'
import { createCrisisMessages } from '../crisis/published-messages.ts'
import type { CrisisMessages, CrisisSources } from '../crisis/ports.ts'
import { registerCrisisRoutes } from '../crisis/routes.ts'
import type { ReadersRules } from '../crisis/view.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface CrisisParts {
  text: ValidationText
  /** Whether everybody at the desk has this macro. */
  isMacro: (id: string) => Promise<boolean>
  cases: CrisisSources['cases']
  /** Topics of the chats that wait, within the caller's scope. */
  waitingTopics: () => Promise<readonly number[]>
  searches: CrisisSources['searches']
}

/** Messages times languages. */
const mostKept = 500

export const composeCrisis = async (
  { config, database, clock, content, documents, texts, work }: Core,
  { text, isMacro, cases, waitingTopics, searches }: CrisisParts,
): Promise<Composed & { messages: Pick<CrisisMessages, 'version'> }> => {
  const defaultLocale = () => content.current().defaultLocale
  const kept = createLru<Promise<string>>(mostKept)
  /** What players and the desk look at is read once. */
  const compile = (text: string): Promise<string> => {
    const videoHosts = content.isLoaded() ? content.current().settings.videoHosts : []
    const key = sha256(JSON.stringify([text, videoHosts]))
    const known = kept.get(key)
    if (known) return known
    const made = work.run('words', { text, videoHosts })
    kept.set(key, made)
    made.catch((error: unknown) => error instanceof BusyError && kept.delete(key))
    return made
  }
  const messages = await createCrisisMessages({ database, clock, content: () => content.current(), compile })
  const unfollow = content.onChange(() => void messages.refresh().catch(() => undefined))
  const rules = (): ReadersRules => ({
    defaultLocale: defaultLocale(),
    videoHosts: content.current().settings.videoHosts,
  })
  const local = (locale: string) => content.current().in(locale)
  return {
    messages,
    room: {
      register: (app) => {
        registerCrisisRoutes(app, { documents, messages, rules })
        registerFeed(app, {
          mountPath: config.mountPath,
          publicUrl: config.publicUrl,
          content,
          messages,
          rules,
          say: (locale, key) => texts.all(locale).get(key) ?? '',
        })
      },
      registerDesk: (desk) =>
        registerCrisisDesk(desk, {
          messages,
          compile,
          sources: {
            cases,
            searches,
            waitingChats: async ({ games, topics }) =>
              (await waitingTopics()).filter((topic) =>
                topics.length > 0
                  ? topics.includes(topic)
                  : games.length === 0 || games.includes(local(defaultLocale()).topic(topic)?.product ?? ''),
              ).length,
          },
          local,
          locales: () => content.current().locales,
          isMacro,
          rules,
          now: () => clock.now(),
          text: (code) => text(defaultLocale(), code),
        }),
      stop: () => {
        unfollow()
        messages.stop()
      },
    },
  }
}
