// Crisis messages: the pack's, and those the desk publishes; the status page and its feed.
import { createCasePace } from '../cases/pace.ts'
import { createCompileText } from '../crisis/compile-text.ts'
import { registerCrisisDesk } from '../crisis/desk/routes.ts'
import { registerFeed } from '../crisis/feed.ts'
import { createCrisisMessages } from '../crisis/published-messages.ts'
import { registerCrisisRoutes } from '../crisis/routes.ts'
import { chatsWithin } from '../crisis/waiting-chats.ts'
import type { Gives, Needs } from './ports.ts'

export const composeCrisis = async (made: Needs<'articles' | 'chat' | 'macros'>): Promise<Gives<'crisis'>> => {
  const { database, clock, content, texts, work, defaultLocale, deskText, searches, waitingTopics } = made
  const local = (locale: string) => content.current().in(locale)
  const compile = createCompileText(content, (text) => work.run('words', text))
  const messages = await createCrisisMessages({ ...made, content: content.current, compile })
  const unfollow = content.onChange(() => void messages.refresh().catch(() => undefined))
  const rules = () => ({ defaultLocale: defaultLocale(), videoHosts: content.current().settings.videoHosts })
  return {
    crisisVersion: messages.version,
    room: {
      register: (app) => {
        registerCrisisRoutes(app, { ...made, messages, rules })
        registerFeed(app, { ...made, messages, rules, say: (locale, key) => texts.all(locale).get(key) ?? '' })
      },
      registerDesk: (desk) =>
        registerCrisisDesk(desk, {
          ...made,
          messages,
          compile,
          sources: {
            cases: createCasePace(database),
            searches,
            waitingChats: chatsWithin(waitingTopics, (topic) => local(defaultLocale()).topic(topic)?.product),
          },
          local,
          rules,
          now: () => clock.now(),
          text: deskText,
        }),
      stop: () => {
        unfollow()
        messages.stop()
      },
    },
  }
}
