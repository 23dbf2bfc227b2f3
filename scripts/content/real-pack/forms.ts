import type { FormKind } from './topics.ts'

type Field = Record<string, unknown>
const choice = (key: string, label: string, options: string[], required = true): Field => ({
  key,
  label,
  type: 'option',
  renderMethod: options.length > 4 ? 'dropdown' : 'radio',
  required,
  options: options.map((option, index) => ({ id: `o${index + 1}`, label: option })),
})
const line = (key: string, label: string, required = false, more: Field = {}): Field => ({
  key,
  label,
  type: 'string',
  renderMethod: 'text',
  required,
  maxLength: 200,
  ...more,
})
const system = choice('system', 'System', [
  'Windows',
  'macOS',
  'Linux',
  'Android',
  'iOS',
  'Console or handheld',
  'Other',
])
const version = line('version', 'Version', true, {
  placeholder: '14.1',
  tooltip: 'It stands in the title of the window.',
})
const since = { key: 'since', label: 'Since when', type: 'date', renderMethod: 'date' }
const file = (label: string): Field => ({ key: 'evidence', label, type: 'file', renderMethod: 'file' })

/**
 * The questions each kind of topic asks. Between them: option, string, number, date, file, email, checkbox,
 * instructions.
 */
export const forms: Record<FormKind, Field[]> = {
  building: [
    version,
    line('place', 'Where on the map', false, { tooltip: 'A town or industry near by' }),
    file('Picture of the place'),
    choice('add-ons', 'Do you play with add-ons?', ['Yes', 'No']),
  ],
  vehicle: [
    version,
    choice('kind', 'Kind of vehicle', ['Train', 'Road vehicle', 'Ship', 'Aircraft', 'None of them']),
    { key: 'count', label: 'How many vehicles are affected', type: 'number', renderMethod: 'number' },
  ],
  server: [
    version,
    choice('side', 'Which side are you on?', ['I join', 'I run the server']),
    line('server-name', 'Name of the server'),
    since,
  ],
  crash: [
    system,
    version,
    since,
    file('Log or crash report'),
    { key: 'clean', label: 'I have tried a fresh copy', type: 'checkbox', renderMethod: 'checkbox' },
  ],
  files: [
    {
      key: 'keep',
      label: 'Before you go on',
      type: 'instructions',
      renderMethod: 'input',
      content: 'Make a **copy of the file** first. We never need the only one.',
    },
    version,
    line('file-name', 'Name of the file', true),
    file('The file'),
  ],
  core: [
    line('core', 'Core', true),
    line('game', 'Game', true),
    choice('region', 'Region of the game', ['Europe', 'Japan', 'North America', 'I do not know'], false),
    system,
  ],
  input: [
    system,
    line('device', 'Controller or device', true),
    choice('link', 'How is it connected?', ['Cable', 'Bluetooth', 'Radio receiver']),
  ],
  picture: [
    system,
    choice('driver', 'Video driver', ['gl', 'glcore', 'vulkan', 'd3d11', 'd3d12', 'metal', 'I do not know']),
    line('graphics-card', 'Graphics card'),
    file('Picture of the problem'),
  ],
  build: [
    system,
    line('compiler', 'Compiler and its version', true),
    {
      key: 'output',
      label: 'Last lines of the output',
      type: 'string',
      renderMethod: 'textarea',
      required: true,
      maxLength: 4000,
    },
  ],
  account: [
    line('account-name', 'Account name', true),
    { key: 'contact', label: 'Another e-mail address', type: 'email', renderMethod: 'email' },
  ],
}
