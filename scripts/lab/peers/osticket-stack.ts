// osTicket as its documentation has it on Debian: nginx before php-fpm before MariaDB, in a folder and on ports of its own. Its
// source is a folder given by whoever measures (OSTICKET_SOURCE): a release as its project publishes it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../../tests/e2e/support/server-process.ts'

export const osTicketDatabase = { name: 'osticket', user: 'osticket', password: 'osticket-bench', prefix: 'ost_' }

export interface Stack {
  origin: string
  /** Runs SQL in osTicket's database. @returns what the client prints, tab-separated, without a head */
  sql: (text: string) => string
  /** Runs a line of PHP. @returns what it prints */
  php: (code: string) => string
  stop: () => Promise<void>
}

/** Debian's names of the programs; php-fpm carries its version. */
const programs = {
  mariadbd: 'mariadb-server',
  'mariadb-install-db': 'mariadb-server',
  mariadb: 'mariadb-client',
  nginx: 'nginx-light',
  php: 'php-cli',
}
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
const whereIs = (program: string): string | undefined =>
  folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
const phpFpm = (): string | undefined =>
  readdirSync('/usr/sbin')
    .filter((name) => /^php-fpm\d/.test(name))
    .map((name) => join('/usr/sbin', name))
    .at(-1)
/** Modules of PHP that osTicket's installer asks for or wants. */
const modules = ['mysqli', 'gd', 'mbstring', 'intl', 'apcu', 'imap', 'dom', 'zip']

/** @returns what this machine lacks for osTicket, in words; empty when it can be measured */
export const missingForOsTicket = (source: string | undefined): string[] => {
  const missing: string[] = []
  if (process.getuid?.() !== 0) missing.push('root: the servers run as www-data and mysql')
  for (const [program, debian] of Object.entries(programs))
    if (whereIs(program) === undefined) missing.push(`${program} (Debian's ${debian})`)
  if (phpFpm() === undefined) missing.push("php-fpm (Debian's php-fpm)")
  const php = whereIs('php')
  if (php !== undefined) {
    const has = new Set(execFileSync(php, ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n'))
    for (const module of modules) if (!has.has(module)) missing.push(`PHP's ${module}`)
  }
  if (source === undefined || !existsSync(join(source, 'include/ost-sampleconfig.php')))
    missing.push("OSTICKET_SOURCE, a folder with one of osTicket's releases")
  return missing
}

/** A server that is a child of the bench; its words go into a file. */
const run = (folder: string, name: string, program: string, words: readonly string[]): ChildProcess => {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(program, words, { stdio: ['ignore', log, log] })
  closeSync(log)
  return child
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

const waitFor = async (what: string, isThere: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isThere()) return
    await setTimeout(100)
  }
  throw new Error(`${what} did not start`)
}

const nginxSettings = (folder: string, port: number): string => `daemon off;
user www-data;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  tcp_nopush on;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  proxy_temp_path ${folder}/proxy;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    index index.php;
    location ~ ^/(include|\\.ht) { deny all; }
    location ~ ^/api/(?!http\\.php) { rewrite ^/api/(.*)$ /api/http.php/$1 last; }
    location ~* \\.(css|js|png|gif|jpg|svg|ico|woff2?|ttf)$ { expires 30d; }
    location ~ \\.php(/|$) {
      fastcgi_split_path_info ^(.+?\\.php)(/.*)?$;
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param PATH_INFO $fastcgi_path_info;
      fastcgi_pass unix:${folder}/php.sock;
    }
  }
}
`

/** As many workers as requests come at once; no mail leaves. */
const phpSettings = (folder: string, workers: number): string => `[global]
error_log = ${folder}/php-fpm.log
daemonize = no
[www]
user = www-data
group = www-data
listen = ${folder}/php.sock
listen.owner = www-data
listen.group = www-data
pm = static
pm.max_children = ${workers}
php_admin_value[sendmail_path] = /bin/true
`

/**
 * Starts MariaDB, php-fpm and nginx with a copy of the source, not yet installed.
 *
 * @param folder an empty one, which the caller removes · @param workers PHP processes
 */
export const startStack = async (folder: string, source: string, workers: number): Promise<Stack> => {
  chmodSync(folder, 0o755)
  for (const name of ['www', 'data', 'body', 'fastcgi', 'proxy', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const www = join(folder, 'www')
  cpSync(source, www, { recursive: true })
  cpSync(join(www, 'include/ost-sampleconfig.php'), join(www, 'include/ost-config.php'))
  execFileSync('chown', ['-R', 'www-data:', www, ...['body', 'fastcgi'].map((name) => join(folder, name))])
  execFileSync('chown', ['mysql:', join(folder, 'data')])
  const socket = join(folder, 'data/mysql.sock')
  const [databasePort, port] = [await freePort(), await freePort()]
  execFileSync(
    whereIs('mariadb-install-db')!,
    ['--no-defaults', `--datadir=${folder}/data`, '--user=mysql', '--auth-root-authentication-method=normal'],
    { stdio: 'ignore' },
  )
  writeFileSync(join(folder, 'nginx.conf'), nginxSettings(folder, port))
  writeFileSync(join(folder, 'php-fpm.conf'), phpSettings(folder, workers))
  const started: [ChildProcess, NodeJS.Signals][] = []
  const begin = (name: string, signal: NodeJS.Signals, program: string, words: readonly string[]): void => {
    started.push([run(folder, name, program, words), signal])
  }
  const stop = async (): Promise<void> => {
    for (const [child, signal] of started.toReversed()) await end(child, signal)
  }
  const client = (words: readonly string[], input?: string): string =>
    execFileSync(whereIs('mariadb')!, ['--no-defaults', '--user=root', `--socket=${socket}`, '-N', '-B', ...words], {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(input === undefined ? {} : { input }),
    })
  try {
    begin('mariadb', 'SIGTERM', whereIs('mariadbd')!, [
      '--no-defaults',
      '--user=mysql',
      `--datadir=${folder}/data`,
      `--socket=${socket}`,
      `--port=${databasePort}`,
      '--bind-address=127.0.0.1',
    ])
    await waitFor('MariaDB', () => {
      try {
        return client(['-e', 'select 1']).trim() === '1'
      } catch {
        return false
      }
    })
    const { name, user, password } = osTicketDatabase
    client([
      '-e',
      `create database ${name}; create user ${user}@localhost identified by '${password}'; grant all on ${name}.* to ${user}@localhost`,
    ])
    begin('php', 'SIGQUIT', phpFpm()!, ['--nodaemonize', '--fpm-config', join(folder, 'php-fpm.conf')])
    begin('nginx', 'SIGQUIT', whereIs('nginx')!, ['-c', join(folder, 'nginx.conf'), '-p', folder])
    const origin = `http://127.0.0.1:${port}`
    await waitFor('osTicket', () =>
      fetch(`${origin}/setup/install.php`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    return {
      origin,
      sql: (text) => client([name], text),
      php: (code) => execFileSync(whereIs('php')!, ['-r', code], { encoding: 'utf8' }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
