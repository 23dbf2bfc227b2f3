// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import type { Page } from '../../../kit/api/page.ts'
import { fallbackExtensions } from '#rules/files.ts'
import { useExtensions } from './use-extensions.ts'

const page: Page = {
  origin: 'https://help.example',
  locale: 'de-DE',
  mountPath: '',
  contextPath: '/de-DE',
  basePath: '/de-DE/help',
  apiBase: '/services/bft',
  readToken: () => null,
  writeToken: () => undefined,
}
const Shown = () => useExtensions().join(' ')

/** What a file field takes, once the server has answered. */
const taken = async (answer: () => Response): Promise<string> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const asked: string[] = []
  const api = createApi(page, {
    log: () => undefined,
    fetch: async ({ url }) => {
      asked.push(url)
      return answer()
    },
  })
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <Shown />
        </ApiContext>
      </SWRConfig>,
    ),
  )
  await vi.waitFor(() => expect(asked).toEqual([`${page.origin}/services/bft/api/config/extensions`]), 90_000)
  await act(async () => new Promise((done) => setTimeout(done)))
  const { textContent } = place
  await act(async () => root.unmount())
  return textContent
}

test('[FILE-04] the types of a file field are those the server lists', async () => {
  expect(await taken(() => Response.json({ extensions: ['spx', 'nfo'] }))).toBe('spx nfo')
})

test('[FILE-05] when it does not say, they are the fixed ones', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const fixed = fallbackExtensions.join(' ')
  expect(await taken(() => Response.json({ extensions: [] }))).toBe(fixed)
  expect(await taken(() => Response.json({}, { status: 500 }))).toBe(fixed)
})
