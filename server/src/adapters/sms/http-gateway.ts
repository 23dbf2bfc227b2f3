// Text messages through an HTTP gateway that takes a form with To, Body and From, as Twilio's Messages resource does.
import { readAnswer } from '../../lib/answer-text.ts'
import type { SmsSender } from '../../phone/ports.ts'

const mostBytes = 65_536

interface HttpGatewayOptions {
  /**
   * Where messages are posted. Members of its query go into the form of each message:
   * `https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json?From=%2B15550100` or `…?MessagingServiceSid=MG…`.
   */
  url: string
  /** `user:password` for Basic authentication (`AccountSid:AuthToken`), anything else goes out as a bearer token. */
  token: string
  timeoutMilliseconds?: number
}

/**
 * @returns a sender that rejects unless the gateway answers 2xx, and no page; neither number nor words stand in its errors, which
 * are logged
 */
export const createHttpGateway = ({ url, token, timeoutMilliseconds = 5_000 }: HttpGatewayOptions): SmsSender => {
  const target = new URL(url)
  const fixed = [...target.searchParams]
  target.search = ''
  const authorization = token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`

  return {
    async send({ to, text }) {
      const answer = await fetch(target, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams([...fixed, ['To', to], ['Body', text]]),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      // Some gateways call their short yes HTML; what a network says in their place is a page.
      const isHtml = answer.ok && answer.headers.get('content-type')?.includes('html') === true
      const said = isHtml ? await readAnswer(answer, mostBytes).catch(() => '') : ''
      if (!isHtml) await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
      if (/^\s*<(?:!doctype|html)\b/i.test(said)) throw new Error('a page answered for the SMS gateway')
    },
  }
}
