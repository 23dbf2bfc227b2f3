// The keys of this installation: what the server and the operator's commands sign and seal with.
import { createKeyring, type Keyring } from '../lib/keyring.ts'
import { loadOrCreateSecret } from './secrets.ts'

/** Secrets of the configuration, or such as this installation made for itself on its first start. */
export const keyringOf = ({
  secrets,
  encryptionKeys,
  dataDir,
}: {
  secrets: string[] | null
  encryptionKeys: string[] | null
  dataDir: string
}): Keyring =>
  createKeyring(
    secrets ?? [loadOrCreateSecret(dataDir, 'session')],
    encryptionKeys ?? [loadOrCreateSecret(dataDir, 'encryption')],
  )
