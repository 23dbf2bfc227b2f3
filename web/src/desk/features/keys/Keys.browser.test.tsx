import {
  approveActs,
  choose,
  confirm,
  fill,
  pick,
  press,
  stepUp,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/keys', '/keys/new'])

const [key] = example('listMachineKeys', 'machine-keys').items
const used = {
  ...key!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f39',
  name: 'Warehouse',
  rights: ['cases:write' as const, 'cases:read' as const],
  scope: { games: [], languages: [] },
  expiresAt: null,
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  oldTokenUntil: '2026-11-21T09:00:00.000Z',
}
const write = async (): Promise<void> => {
  await fill('Name', ' Tool ')
  await tick('Read cases')
  await choose('Only these')
  await tick('Vanguard Rising')
  await tick('French (France)')
  await pick('Valid', '90 days')
}

approveActs({
  'a key that is used, and whose token of before still opens': {
    path: `/keys/${used.id}`,
    says: { listMachineKeys: { items: [key!, used] } },
  },
  'where there is none it says what one could open': { path: '/keys', says: { listMachineKeys: { items: [] } } },
  'on a phone the list has the screen': { path: '/keys', width: 390 },
  'keys that do not come can be asked for again': { path: '/keys', says: { listMachineKeys: new Refused(503) } },
  'nothing is made without name and right': { path: '/keys/new', does: () => press('Make key') },
  'what a key would be stands beside it': { path: '/keys/new', does: write },
  'a key is made, and its token shown this once': {
    path: '/keys/new',
    does: async () => {
      await write()
      await press('Make key')
    },
  },
  'once its token is kept the key stands there, without it': {
    path: '/keys/new',
    does: async () => {
      await write()
      await pick('Valid', 'Until it')
      await press('Make key')
      await confirm('I have kept it')
    },
  },
  'one more sign-in is asked for, and what was typed is there after it': {
    path: '/keys/new',
    says: { createMachineKey: stepUp },
    does: async () => {
      await write()
      await press('Make key')
      await confirm('Close')
      return openDesk('/keys/new', { roles: ['admin'] })
    },
  },
  'a new token is asked about': { path: '/keys', does: () => press('Replace key') },
  'a new token is shown this once': {
    path: '/keys',
    does: async () => {
      await press('Replace key')
      await confirm('Replace key')
    },
  },
  'an end is asked about': { path: '/keys', does: () => press('Revoke key') },
  'a key is revoked': {
    path: '/keys',
    does: async () => {
      await press('Revoke key')
      await confirm('Revoke key')
    },
  },
  'an end that fails is told, and the question stays': {
    path: '/keys',
    says: { deleteMachineKey: new Refused(503) },
    does: async () => {
      await press('Revoke key')
      await confirm('Revoke key')
    },
  },
})
