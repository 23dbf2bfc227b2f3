import { useState } from 'react'
import { SWRConfig } from 'swr'
import { ApiContext, type ApiSurroundings } from '../../kit/api/context.ts'
import type { InGameStore } from '../../kit/api/in-game.ts'
import type { AccountStore } from '../shared/account/account-store.ts'
import { AccountContext } from '../shared/account/use-account.ts'
import { SmartLink } from '../shared/external-links/SmartLink.tsx'
import { MessagesContext } from '../shared/i18n/context.ts'
import type { Messages } from '../shared/i18n/messages.ts'
import { HeadContext, type HeadStore } from '../shared/page/page-head.ts'
import { InGameContext } from '../shared/settings/config.ts'
import { LengthWordsContext } from '../../kit/ui/length-words.ts'
import { LinkContext } from '../../kit/ui/link-context.ts'
import { AlertsProvider } from './AlertsProvider.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ForgetsTheLast } from './ForgetsTheLast.tsx'

export interface AppParts {
  surroundings: ApiSurroundings
  messages: Messages
  account: AccountStore
  inGame: InGameStore
  head: HeadStore
}

/** The app inside its router: browser and server hand it the same parts. */
export function App({ surroundings, messages, account, inGame, head }: AppParts) {
  // A cache of its own: on the server each page has its own answers, in the browser there is one.
  const [swr] = useState(() => ({ provider: () => new Map(), fallback: surroundings.documents }))
  return (
    <ApiContext value={surroundings}>
      <SWRConfig value={swr}>
        <MessagesContext value={messages}>
          <InGameContext value={inGame}>
            <AccountContext value={account}>
              <ForgetsTheLast />
              <HeadContext value={head}>
                <LinkContext value={SmartLink}>
                  <LengthWordsContext value={messages.t}>
                    <AlertsProvider>
                      <AppRoutes />
                    </AlertsProvider>
                  </LengthWordsContext>
                </LinkContext>
              </HeadContext>
            </AccountContext>
          </InGameContext>
        </MessagesContext>
      </SWRConfig>
    </ApiContext>
  )
}
