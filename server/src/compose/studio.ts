import { createLinkCaller } from '../adapters/links/link-caller.ts'
import { createInterfaceWording } from '../localizations/interface-texts.ts'
import { registerStudioDesk } from '../studio/desk/routes.ts'
import { createStudio } from '../studio/desk/studio.ts'
import { registerTopicsDesk } from '../studio/desk/topics/routes.ts'
import type { Gives, Needs } from './ports.ts'

/** How late, at most, the clock publishes what waits for its time. */
const everySeconds = 2
const linksEverySeconds = 600

export const composeStudio = (made: Needs<'articles' | 'cases' | 'catalogue'>): Gives<'studio'> => {
  const { config, content, jobs, messages, texts, work } = made
  const studio = createStudio({
    ...made,
    ...made.channelsOf,
    wording: createInterfaceWording(content, messages, texts),
    text: made.deskText,
    caller: config.linkChecks ? createLinkCaller() : null,
    readSource: (task) => work.run('markdown', task),
    readOutline: (task) => work.run('outline', task),
    piecesOf: (markdown) => work.run('pieces', markdown),
  })
  jobs.repeat('studio-clock', everySeconds, studio.publishDue)
  jobs.repeat('studio-links', linksEverySeconds, studio.lookAtLinks)
  return {
    previews: studio.previews,
    room: {
      registerDesk: (desk) => {
        const { topics, ...calls } = studio.calls(desk)
        registerStudioDesk(desk, calls)
        registerTopicsDesk(desk, { service: topics })
      },
    },
  }
}
