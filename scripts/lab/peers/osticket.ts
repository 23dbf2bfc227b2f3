// osTicket, installed by its own installer and filled with what the product has: the demonstration's articles, and an
// account with as many cases.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openBrowser, sendForm, type Browser } from '../../../tests/support/people.ts'
import { missingForOsTicket, osTicketDatabase, type Stack, startStack } from './osticket-stack.ts'

export interface PeerArticle {
  id: number
  title: string
  html: string
  /** The game it belongs to: a category there. */
  category: string
}

export interface OsTicket {
  origin: string
  /** Of a signed-in player with `cases` cases. */
  cookie: string
  apiKey: string
  caseId: string
  sql: Stack['sql']
  stop: () => Promise<void>
}

const player = { name: 'Robin', email: 'robin@players.example', password: 'robin-demo' }
const administrator = { name: 'bench-lead', password: 'bench-Lead-1', email: 'lead@studio.example' }

/** Opens a page, or sends a form. @returns what the page says */
const ask = async (browser: Browser, url: string, form?: Record<string, string>): Promise<string> =>
  (await (form === undefined ? browser.send({ url }) : sendForm(browser, url, form))).body.toString()

const install = async ({ origin }: Stack, folder: string): Promise<void> => {
  const { name, user, password, prefix } = osTicketDatabase
  const page = await ask(openBrowser(origin), '/setup/install.php', {
    s: 'install',
    name: 'Support',
    email: 'support@studio.example',
    fname: 'Bench',
    lname: 'Lead',
    admin_email: administrator.email,
    username: administrator.name,
    passwd: administrator.password,
    passwd2: administrator.password,
    prefix,
    dbhost: `localhost:${join(folder, 'data/mysql.sock')}`,
    dbname: name,
    dbuser: user,
    dbpass: password,
    lang_id: 'en_US',
    timezone: 'UTC',
  })
  if (!/Congratulations|installation has been completed/i.test(page))
    throw new Error(
      `osTicket's installer: ${page
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .slice(0, 400)}`,
    )
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/**
 * Its own settings where they stand in a measurement's way: the knowledge base is shown, an address is not looked up in the
 * DNS, and a bench is one visitor in a hurry, there as here, who may have any number of open cases.
 */
const settings = { enable_kb: 1, verify_email_addrs: 0, max_open_tickets: 0, client_session_timeout: 0 }

const set = ({ sql }: Stack): void => {
  for (const [name, value] of Object.entries(settings))
    sql(`insert into ost_config (namespace, \`key\`, value, updated) values ('core', '${name}', '${value}', now())
      on duplicate key update value = '${value}'`)
}

const seedArticles = ({ sql }: Stack, articles: readonly PeerArticle[]): void => {
  const categories = [...new Set(articles.map(({ category }) => category))]
  const statements = [
    ...categories.map(
      (name, index) =>
        `insert into ost_faq_category (category_id, ispublic, name, description, notes, created, updated)
         values (${index + 1}, 1, ${quoted(name)}, '', '', now(), now())`,
    ),
    ...articles.map(
      ({ id, title, html, category }) =>
        `insert into ost_faq (faq_id, category_id, ispublished, question, answer, keywords, notes, created, updated)
         values (${id}, ${categories.indexOf(category) + 1}, 1, ${quoted(title)}, ${quoted(html)}, '', '', now(), now())`,
    ),
  ]
  sql(`set names utf8mb4;\n${statements.join(';\n')};`)
}

/** The call a case is filed with, as JSON. */
export const caseBody = (message: string): string =>
  JSON.stringify({ ...player, password: undefined, subject: 'My character is stuck', message, alert: true })

const fileCases = async ({ origin }: Stack, apiKey: string, messages: readonly string[]): Promise<void> => {
  for (const message of messages) {
    const answer = await fetch(`${origin}/api/tickets.json`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey },
      body: caseBody(message),
    })
    if (answer.status !== 201) throw new Error(`osTicket filed no case: ${answer.status} ${await answer.text()}`)
  }
}

const signIn = async ({ origin, sql, php }: Stack): Promise<string> => {
  const hash = php(`echo password_hash('${player.password}', PASSWORD_BCRYPT, ['cost' => 8]);`)
  // Status 1: the address is confirmed.
  sql(
    `insert into ost_user_account (user_id, status, passwd)
      select user_id, 1, ${quoted(hash)} from ost_user_email where address = ${quoted(player.email)}`,
  )
  const visitor = openBrowser(origin)
  const token = /name="__CSRFToken__" value="([^"]+)"/.exec(await ask(visitor, '/login.php'))?.[1] ?? ''
  await ask(visitor, '/login.php', { __CSRFToken__: token, luser: player.email, lpasswd: player.password })
  if (!(await ask(visitor, '/tickets.php')).includes('ticketTable'))
    throw new Error('osTicket let its player not sign in')
  return visitor.cookie()
}

/**
 * Installs and fills one in this empty folder.
 *
 * @throws with what is missing, in words
 */
export const startOsTicket = async (
  folder: string,
  content: { articles: readonly PeerArticle[]; cases: readonly string[] },
  workers: number,
): Promise<OsTicket> => {
  const source = process.env['OSTICKET_SOURCE']
  const missing = missingForOsTicket(source)
  if (missing.length > 0) throw new Error(`missing: ${missing.join('; ')}`)
  const stack = await startStack(folder, source!, workers)
  try {
    await install(stack, folder)
    set(stack)
    seedArticles(stack, content.articles)
    const apiKey = randomUUID().replaceAll('-', '').toUpperCase()
    stack.sql(`insert into ost_api_key (isactive, ipaddr, apikey, can_create_tickets, updated, created)
      values (1, '127.0.0.1', '${apiKey}', 1, now(), now())`)
    await fileCases(stack, apiKey, content.cases)
    const cookie = await signIn(stack)
    const caseId = stack
      .sql(
        `select ticket_id from ost_ticket join ost_user_email using (user_id)
        where address = ${quoted(player.email)} limit 1`,
      )
      .trim()
    return { origin: stack.origin, cookie, apiKey, caseId, sql: stack.sql, stop: stack.stop }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
