import {
  type Act,
  approveActs,
  choose,
  confirm,
  fill,
  follow,
  mistakes,
  pick,
  press,
  raced,
  stepUp,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/webhooks', '/webhooks/new'])

const [orders, warehouse] = example('listWebhooks', 'desk-webhooks').items
const failing = {
  ...orders!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f43',
  name: 'Community',
  events: [],
  enabled: false,
  state: 'failing' as const,
  failingSince: '2026-11-19T20:14:00.000Z',
  oldSecretUntil: '2026-11-21T09:00:00.000Z',
}
const all = { items: [orders!, warehouse!, failing] }
const examples = example('listWebhookDeliveries', 'webhook-deliveries').items
/** What is due soon is looked at again every two seconds. */
const waiting = { ...examples[0]!, nextAt: '2026-11-20T12:00:00.000Z' }
const delivered = examples[1]
const of = (hook: { id: string }, delivery?: { id: string }): string =>
  `/webhooks/${hook.id}${delivery === undefined ? '' : `/${delivery.id}`}`
/** What became of them, each way. */
const log = {
  nextCursor: 'next',
  items: [
    {
      ...waiting!,
      id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f61',
      tries: 0,
      lastAt: null,
      lastStatus: null,
      lastFailure: null,
      nextAt: '2026-11-20T12:00:00.000Z',
    },
    {
      ...waiting!,
      id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f62',
      type: 'case.erased' as const,
      tries: 3,
      lastStatus: null,
      lastFailure: 'timeout' as const,
      nextAt: '2026-11-20T12:00:00.000Z',
    },
    {
      ...delivered!,
      id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f63',
      type: 'webhook.ping' as const,
      caseId: null,
      state: 'failed' as const,
      tries: 12,
      lastStatus: null,
      lastFailure: 'status' as const,
    },
    { ...delivered!, state: 'held' as const, nextAt: null },
  ],
}
const write = async (): Promise<void> => {
  await fill('Name', ' Orders ')
  await fill('Address', ' https://orders.example/hooks ')
  await choose('Only these')
  await tick('Case filed')
  await tick('Representative answered')
}

/** As the examples, and nothing due soon. */
const calm: Around['says'] = { listWebhookDeliveries: { items: [waiting, delivered!], nextCursor: null } }
approveActs(
  Object.fromEntries(
    Object.entries<Act>({
      'a webhook that is paused says so, and offers to go on': { path: of(warehouse!) },
      'one that fails and is off, and whose secret of before still counts': {
        path: of(failing),
        says: { listWebhooks: all },
      },
      'on a phone the list has the screen': { path: '/webhooks', width: 390, says: { listWebhooks: all } },
      'where there is none, what one is told of begins it': {
        path: '/webhooks',
        says: { listWebhooks: { items: [] } },
      },
      'what begins one is chosen in it': { path: '/webhooks/new?event=case.closed' },
      'what was sent, each way it went': { path: of(orders!), says: { listWebhookDeliveries: log } },
      'a message with its tries': { path: of(orders!, waiting) },
      'a message of an erased case leads nowhere, and says when it is tried again': {
        path: of(orders!, log.items[1]),
        says: { listWebhookDeliveries: log },
      },
      'a message that nobody tried yet': {
        path: of(orders!, log.items[0]),
        says: {
          listWebhookDeliveries: log,
          getWebhookDelivery: { ...example('getWebhookDelivery', 'webhook-delivery-detail'), tried: [] },
        },
      },
      'a message closes again, and more of the log comes': {
        path: of(orders!, log.items[3]),
        says: {
          listWebhookDeliveries: ({ url }) =>
            url.searchParams.has('cursor') ? { items: [waiting!], nextCursor: null } : log,
        },
        does: async () => {
          await follow(/^Case filed/)
          await press('Show more')
        },
      },
      'a log that does not come says so': { path: of(orders!), says: { listWebhookDeliveries: new Refused(503) } },
      'the log is narrowed to what failed': {
        path: of(orders!),
        says: {
          listWebhookDeliveries: ({ url }) => (url.searchParams.has('state') ? { items: [], nextCursor: null } : log),
        },
        does: () => pick('State', 'Given up'),
      },
      'a trial is sent': { path: of(orders!), does: () => press('Send a trial') },
      'a message is sent again': { path: of(orders!, waiting), does: () => press('Send again') },
      'nothing is sent without name and address': {
        path: '/webhooks/new',
        does: async () => {
          await fill('Address', 'ftp://orders.example')
          await press('Save')
        },
      },
      'a webhook is made, and its secret shown this once': {
        path: '/webhooks/new',
        does: async () => {
          await write()
          await press('Save')
        },
      },
      'once its secret is kept the webhook stands there': {
        path: '/webhooks/new',
        does: async () => {
          await write()
          await press('Save')
          await confirm('I have kept it')
        },
      },
      'a webhook is told of everything again, and is off': {
        path: of(orders!),
        does: async () => {
          await choose('Everything')
          await tick('Active')
          await press('Save')
        },
      },
      'a paused one goes on as it is, whatever stands in its form': {
        path: of(warehouse!),
        does: async () => {
          await fill('Name', 'Not this')
          await press('Start again')
        },
      },
      'one more sign-in is asked for, and what was typed is there after it': {
        path: '/webhooks/new',
        says: { createWebhook: stepUp },
        does: async () => {
          await write()
          await press('Save')
          await confirm('Close')
          return openDesk('/webhooks/new', { roles: ['admin'] })
        },
      },
      'an address that cannot be reached is refused in our words': {
        path: of(orders!),
        says: { replaceWebhook: mistakes({ url: 'Not public.' }) },
        does: () => press('Save'),
      },
      'a new secret is asked about': {
        path: of(orders!),
        does: async () => {
          await press('More actions')
          await press('New secret')
        },
      },
      'a new secret is shown this once': {
        path: of(orders!),
        does: async () => {
          await press('More actions')
          await press('New secret')
          await confirm('New secret')
        },
      },
      'an end is asked about': {
        path: of(orders!),
        does: async () => {
          await press('More actions')
          await press('Delete')
        },
      },
      'a webhook is deleted': {
        path: of(orders!),
        does: async () => {
          await press('More actions')
          await press('Delete')
          await confirm('Delete')
        },
      },
      'who was slower sees what the other changed': {
        path: of(orders!),
        says: {
          replaceWebhook: raced({
            ...orders!,
            name: 'Theirs',
            url: 'https://theirs.example/',
            events: ['case.merged', 'case.split'],
            enabled: false,
          }),
        },
        does: async () => {
          await tick('Case resolved')
          await fill('Address', 'https://mine.example/')
          await press('Save')
        },
      },
    }).map(([title, act]) => [title, { ...act, says: { ...calm, ...act.says } }]),
  ),
)
