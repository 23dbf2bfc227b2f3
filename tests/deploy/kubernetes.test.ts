// server/operations/kubernetes against what it names: settings the server reads, ports and probes of the image, one label for
// all. Whether each object is one of Kubernetes is `make lab DO=kubernetes`'s business, by the cluster's own schemas.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { readDockerfile, variablesOf } from './dockerfile.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}/server/operations/kubernetes`
const label = { 'app.kubernetes.io/name': 'guidepost' }

interface Container {
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports: { name: string; containerPort: number }[]
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[]
  securityContext: object
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } }
}
interface Thing {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: Record<string, unknown>
}
const { resources } = parse(readFileSync(`${folder}/kustomization.yaml`, 'utf8')) as { resources: string[] }
const things = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8')).map((document) => document.toJS() as Thing),
)
const thing = (kind: string): Thing => things.find((one) => one.kind === kind)!
const spec = thing('Deployment').spec as unknown as {
  selector: { matchLabels: object }
  template: {
    metadata: { labels: object }
    spec: {
      terminationGracePeriodSeconds: number
      securityContext: object
      containers: [Container]
      volumes: { name: string }[]
    }
  }
}
const { spec: pod, metadata } = spec.template
const [container] = pod.containers
const image = readDockerfile(readFileSync(`${root}/Dockerfile`, 'utf8')).at(-1)!

/** What an operator's secret holds; its head names them. */
const secret: Record<string, string> = {
  DATABASE_URL: 'postgres://guidepost:secret@postgres.database/guidepost',
  SESSION_SECRET: '5f0c1e9a7b3d48620d9e4f17a8c2b6531c7e0a94d5f8b2637e1d9c04a6b8f352',
  ENCRYPTION_KEY: 'c83b1f6e0d724a95b6e8f10357ad49c2e0b95d7f138a64c2f79e015bd38c6a40',
  OIDC_CLIENT_SECRET: 'secret',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://mail.example.com',
  VAPID_PRIVATE_KEY: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA',
  SMS_URL: 'https://sms.example.com',
  SMS_TOKEN: 'token',
  TRANSLATE_KEY: '',
  DATABASE_READ_URL: 'postgres://guidepost:secret@replica.database/guidepost',
}

test('every file of the folder is taken, and nothing else', () => {
  expect(
    readdirSync(folder)
      .filter((file) => !['kustomization.yaml', 'monitoring'].includes(file))
      .sort(),
  ).toEqual([...resources].sort())
})

test('with its settings and the secret its head names the server starts in production, and reads each of them', () => {
  const env = { ...variablesOf(image), ...thing('ConfigMap').data, ...secret }
  const asked = new Set<string>()
  const config = readConfig(
    new Proxy(env as Record<string, string>, {
      get: (target, name: string) => {
        asked.add(name)
        return target[name]
      },
    }),
    () => true,
  )
  // The allocator's are no settings of the server.
  expect(Object.keys(env).filter((name) => !asked.has(name) && !name.startsWith('MALLOC_'))).toEqual([])
  expect(config.desk.enabled).toBe(true)
  expect(config).toMatchObject({ environment: 'production', dataDir: '/data', contentPack: '/pack', trustedProxies: 1 })
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(config.drainSeconds + config.shutdownGraceSeconds)
  const head = readFileSync(`${folder}/config.yaml`, 'utf8')
  for (const name of Object.keys(secret)) expect(head).toContain(name)
})

test('probes and service ask the ports the image listens on', () => {
  const { PORT, ADMIN_PORT } = variablesOf(image)
  expect(container.ports.map(({ name, containerPort }) => [name, String(containerPort)])).toEqual([
    ['http', PORT],
    ['operator', ADMIN_PORT],
    ['mail', thing('ConfigMap').data!['MAIL_IN_PORT']],
  ])
  expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'operator' })
  expect(container.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
  expect(thing('Service').spec).toMatchObject({ selector: label, ports: [{ targetPort: 'http' }] })
})

test('its monitor scrapes the operator port under the job name the alerts ask for', () => {
  const monitor = parse(readFileSync(`${folder}/monitoring/pod-monitor.yaml`, 'utf8')) as Thing
  expect(monitor.spec).toMatchObject({ selector: { matchLabels: label }, podMetricsEndpoints: [{ port: 'operator' }] })
  const { jobLabel } = monitor.spec as { jobLabel: keyof typeof label }
  expect(readFileSync(`${root}/server/operations/alerts.yaml`, 'utf8')).toContain(`up{job="${label[jobLabel]}"}`)
})

test('a pod is no root, writes to two volumes alone, and each volume is there', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true })
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.volumeMounts.filter(({ readOnly }) => readOnly !== true).map(({ mountPath }) => mountPath)).toEqual([
    '/data',
    '/tmp',
  ])
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name))
})

test('whoever selects pods selects these', () => {
  expect(spec.selector.matchLabels).toEqual(label)
  expect(metadata.labels).toEqual(label)
  expect(thing('PodDisruptionBudget').spec).toMatchObject({ selector: { matchLabels: label } })
  expect(thing('NetworkPolicy').spec).toMatchObject({ podSelector: { matchLabels: label } })
  expect(thing('HorizontalPodAutoscaler').spec).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: 'guidepost' },
  })
})

test('the autoscaler asks for a figure the server has', () => {
  const { metrics } = thing('HorizontalPodAutoscaler').spec as { metrics: { pods?: { metric: { name: string } } }[] }
  // Node's own figures, by prom-client under our prefix.
  expect(metrics[0]!.pods!.metric.name).toBe('guidepost_nodejs_eventloop_lag_p99_seconds')
  expect(readFileSync(`${root}/server/operations/alerts.yaml`, 'utf8')).toContain(metrics[0]!.pods!.metric.name)
})
