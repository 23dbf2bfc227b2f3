// A server that speaks S3, in this process and a folder of its own: s3rver, for the paths that go well. It does not look
// at the hashes that are sent with an object; `make lab DO=s3` asks one that does.
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '../../server/src/storage/blob-store.ts'

export interface TestS3 {
  config: S3Config
  /** The same as settings. */
  env: Record<string, string>
  /** Where s3rver keeps the objects. */
  folder: string
  /** Makes an object look as if it had been stored so many hours ago. */
  age: (sha256: string, hours: number) => void
  /** It is away, until `comeBack`. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  stop: () => Promise<void>
}

const bucket = 'players-files'

export const startS3 = async (): Promise<TestS3> => {
  const directory = mkdtempSync(join(tmpdir(), 'guidepost-s3-'))
  const make = (port: number): S3rver =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
  let running: S3rver | undefined = make(0)
  const { port } = await running.run()
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    prefix: 'guidepost/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const folder = join(directory, bucket, config.prefix)
  const goAway = async (): Promise<void> => {
    await running?.close()
    running = undefined
  }
  return {
    config,
    env: {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    folder,
    age: (sha256, hours) => {
      const then = new Date(Date.now() - hours * 3600_000)
      for (const name of readdirSync(folder).filter((one) => one.startsWith(sha256)))
        utimesSync(join(folder, name), then, then)
    },
    goAway,
    comeBack: async () => {
      running = make(port)
      await running.run()
    },
    stop: async () => {
      await goAway()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
