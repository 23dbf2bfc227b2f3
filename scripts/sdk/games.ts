// The small libraries for games, each compiled and played against a started demonstration: told what the game knows, asked
// how much is unread, the token given back (CD-242, CD-243).
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kit, kitsFolder, root, run } from './kits.ts'
import { Missing } from './registry.ts'

const folder = join(root, 'scripts/sdk/games')
const csharp = join(root, 'scripts/sdk/csharp')

const monoLibraries = '/usr/lib/mono'
/** Debian's Json.NET. @throws Missing with the packages to install */
export const newtonsoft = (): string => {
  const place = join(monoLibraries, 'gac/Newtonsoft.Json')
  const [version] = existsSync(place) ? readdirSync(place) : []
  if (version === undefined || !existsSync(join(monoLibraries, '4.5/System.Net.Http.dll')))
    throw new Missing('mono-mcs, libnewtonsoft-json-cil-dev and libmono-system-net-http4.0-cil are not installed')
  return join(place, version, 'Newtonsoft.Json.dll')
}

/** Where what is compiled lies. */
const built = (name: string): string => {
  const place = join(kitsFolder, name)
  mkdirSync(place, { recursive: true })
  return place
}

/** What a game's back end would sign; the program fetches it, so that nothing here is awaited. */
const signedBy = (url: string): string => {
  const asking = `fetch(${JSON.stringify(`${url}/services/dev/game/token?account=demo-ada`)})`
  const program = `${asking}.then((answer) => answer.json()).then(({ token }) => process.stdout.write(token))`
  return run(process.execPath, ['--eval', program])
}

/** What it printed. Godot ends well where a script cannot be read, so its last words count. */
const played = (...call: Parameters<typeof run>): string => {
  const said = run(...call)
  if (!said.includes('token given back')) throw new Error(`${call[0]} did not play to the end:\n${said}`)
  return said
}

const unity: Kit = {
  title: 'Unity library (C#)',
  make: () => built('unity'),
  compile: (place) => {
    const shared = [join(csharp, 'client/Transport.cs'), join(folder, 'unity/GameSupport.cs'), `-r:${newtonsoft()}`]
    const common = ['-langversion:6', '-nologo', '-warnaserror', ...shared]
    const http = [join(csharp, 'client/HttpClientTransport.cs'), '-r:System.Net.Http']
    run('mcs', [...common, ...http, join(folder, 'unity/Smoke.cs'), `-out:${join(place, 'GameSmoke.exe')}`])
    // Once more as Unity compiles it, against a stand-in of what it declares.
    const games = [join(csharp, 'client/UnityWebRequestTransport.cs'), join(csharp, 'stand-in/UnityEngine.cs')]
    const library = ['-target:library', `-out:${join(place, 'Game.Unity.dll')}`]
    run('mcs', [...common, ...games, '-define:UNITY_5_3_OR_NEWER', ...library])
  },
  call: (place, url) =>
    played('mono', [join(place, 'GameSmoke.exe'), url], { env: { MONO_PATH: join(newtonsoft(), '..') } }),
}

const godot: Kit = {
  title: 'Godot library (GDScript)',
  make: () => join(folder, 'godot'),
  // Compiled when it is run.
  compile: () => undefined,
  call: (place, url) =>
    played('godot3-server', ['--path', place, '-s', 'smoke.gd'], {
      env: { GUIDEPOST_URL: url, GUIDEPOST_TOKEN: signedBy(url), HOME: built('godot') },
    }),
}

const unreal: Kit = {
  title: 'Unreal library (C++ header)',
  make: () => built('unreal'),
  compile: (place) => {
    const strict = ['-std=c++14', '-Wall', '-Wextra', '-Werror', '-fno-exceptions', '-fno-rtti']
    run('g++', [...strict, '-o', join(place, 'smoke'), join(folder, 'unreal/smoke.cpp')])
  },
  call: (place, url) => played(join(place, 'smoke'), [new URL(url).port, signedBy(url)]),
}

export const games: Record<'unity' | 'godot' | 'unreal', Kit> = { unity, godot, unreal }
