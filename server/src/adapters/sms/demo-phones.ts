// Phones of the demonstration's accounts: fictional numbers (555-01xx), one state of protection each.
// Ada may switch it on, Nora has it on, Boris has no phone.

/** E.164, alpha-2, and whether text-message protection is on. */
interface DemoPhone {
  accountId: string
  phone: string
  alpha2: string
  isProtected: boolean
}

export const demoPhones: readonly DemoPhone[] = [
  { accountId: 'demo-ada', phone: '+12025550142', alpha2: 'US', isProtected: false },
  { accountId: 'demo-mika', phone: '+4915123456789', alpha2: 'DE', isProtected: false },
  { accountId: 'demo-nora', phone: '+12025550187', alpha2: 'US', isProtected: true },
]
