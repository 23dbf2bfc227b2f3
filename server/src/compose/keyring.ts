// The keys of this installation: what the server and the operator's commands sign and seal with.
import type { Config } from '../config.ts'
import { createKeyring, type Keyring } from '../lib/keyring.ts'
import { loadOrCreateSecret } from '../storage/secrets.ts'

/** Secrets of the configuration, or such as this installation made for itself on its first start. */
export const keyringOf = ({
  secrets,
  encryptionKeys,
  dataDir,
}: Pick<Config, 'secrets' | 'encryptionKeys' | 'dataDir'>): Keyring =>
  createKeyring(
    secrets ?? [loadOrCreateSecret(dataDir, 'session')],
    encryptionKeys ?? [loadOrCreateSecret(dataDir, 'encryption')],
  )
