// Ten thousand answers by mail over SMTP to a started server (`make long-mail`): ten mail programs, nine languages, own,
// repeated, foreign, forged and automatic ones. None lands in a wrong case.
import { expect, test } from 'vitest'
import { freePort, mailInEnv, mailPack, runMails } from '../support/mail-run.ts'
import { startTestServer } from '../support/test-server.ts'

const count = Number(process.env['MAILS'] ?? 10_000)

test(`${count} mails: each where it belongs, strangers nowhere`, { timeout: 1_800_000 }, async () => {
  const port = await freePort()
  const server = await startTestServer({ env: { ...mailInEnv(port), LOG_LEVEL: 'silent' }, content: mailPack })
  try {
    await server.open()
    const begun = performance.now()
    const { byKind, mistakes, sent } = await runMails(server, { port, count })
    const seconds = (performance.now() - begun) / 1000
    const figures = [
      `${sent} mails in ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)} a second)`,
      JSON.stringify(byKind),
      `${mistakes.length} mistakes`,
    ]
    process.stdout.write(`${figures.join(', ')}\n`)
    expect(mistakes).toEqual([])
  } finally {
    await server.close()
  }
})
