// How each kit is compiled, and how it files a ticket with a file at a started server and reads it back.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CodeSample, codeSamples } from '../../server/src/platform/docs/code-samples.ts'
import { type SampledDocument, sampleRequests } from '../../server/src/platform/docs/sample-request.ts'
import { compileFolder, type Kit, kitsFolder, type Language, makeKit, root, run } from './kits.ts'
import { packClient } from './pack-client.ts'
import { packMock } from './pack-mock.ts'
import { games, newtonsoft } from './games.ts'
import { fetching } from './registry.ts'

const smoke = (name: string): string => join(root, 'scripts/sdk/smoke', name)
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

/** The code a README shows in one language, as it stands there. */
const codeOf = (readme: string, language: string, at = 0): string => {
  const found = [
    ...readFileSync(join(root, readme), 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
  ][at]
  if (!found) throw new Error(`${readme} shows no ${language}`)
  return found[1]!
}

/** The reference's samples in one language, by operation. */
const samplesIn = (lang: CodeSample['lang']): [operationId: string, source: string][] =>
  ['openapi', 'desk'].flatMap((name) =>
    sampleRequests(JSON.parse(readFileSync(join(root, `generated/${name}.json`), 'utf8')) as SampledDocument).map(
      (request): [string, string] => [
        `${name}_${request.operation.operationId}`,
        codeSamples(request).find((sample) => sample.lang === lang)!.source,
      ],
    ),
  )

const client: Kit = {
  title: 'TypeScript (packed openapi-fetch client)',
  // Packing compiles it.
  make: () => packClient(),
  compile: () => undefined,
  call: (archive, url) => {
    const folder = mkdtempSync(join(tmpdir(), 'guidepost-client-'))
    try {
      run('tar', ['xzf', archive], { cwd: folder })
      // Its one dependency comes from the project instead of the network.
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      const local = (code: string): string =>
        code
          .replace("'@guidepost/client/mock'", "'./package/mock/sdk/client/mock.js'")
          .replace("'@guidepost/client'", "'./package/index.js'")
      const [code, mocked] = [0, 1].map((at) => local(codeOf('scripts/sdk/client/README.md', 'ts', at)))
      writeFileSync(join(folder, 'mocked.ts'), `${mocked}`)
      const samples = samplesIn('typescript').map(([name, source]) => {
        writeFileSync(join(folder, `${name}.ts`), `${local(source)}\nexport {}\n`)
        return `${name}.ts`
      })
      writeFileSync(
        join(folder, 'example.ts'),
        `${code}\nif ((found?.pagedResults.length ?? 0) === 0 || topic === undefined) throw new Error('nothing found')\n`,
      )
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      compileFolder(
        folder,
        { target: 'es2023', lib: ['es2023', 'dom'], strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
        ['example.ts', 'mocked.ts', ...samples],
      )
      const said = run(bin('node'), ['mocked.ts'], { cwd: folder })
      if (!/^\d+ cases\n401\nno answer\n0 cases\n$/.test(said)) throw new Error(`the mock said ${said}`)
      return run(bin('node'), ['example.ts'], { cwd: folder, env: { GUIDEPOST_URL: url } })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const typescript: Kit = {
  title: 'TypeScript (fetch)',
  make: () => makeKit('typescript'),
  compile: (place) => {
    run(bin('tsc'), ['-p', place, '--module', 'nodenext', '--outDir', join(place, 'dist')])
  },
  call: (place, url) => run(bin('node'), [smoke('smoke.mjs'), join(place, 'dist'), url]),
}

const venv = join(kitsFolder, 'venv')
const python: Kit = {
  title: 'Python',
  make: () => makeKit('python'),
  compile: (place) => {
    if (!existsSync(join(venv, 'bin/python'))) run('python3', ['-m', 'venv', venv])
    fetching('PyPI', () => {
      run(join(venv, 'bin/python'), ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', place])
    })
  },
  call: (_place, url) => run(join(venv, 'bin/python'), [smoke('smoke.py'), url]),
}

/** Maven, with what the classes need at run time beside them. */
const compileWithMaven = (place: string, phase = 'compile'): void => {
  fetching('Maven Central', () => {
    run('mvn', ['-q', '-B', '-DskipTests', phase, 'dependency:copy-dependencies', '-DincludeScope=runtime'], {
      cwd: place,
    })
  })
}

const java: Kit = {
  title: 'Java',
  make: () => makeKit('java'),
  compile: compileWithMaven,
  call: (place, url) =>
    run('java', [
      '-cp',
      `${join(place, 'target/classes')}:${join(place, 'target/dependency')}/*`,
      smoke('Smoke.java'),
      url,
    ]),
}

const go: Kit = {
  title: 'Go',
  make: () => makeKit('go'),
  compile: (place) => {
    fetching('the Go module proxy', () => run('go', ['mod', 'tidy'], { cwd: place }))
    run('go', ['vet', '.'], { cwd: place })
  },
  call: (_place, url) => {
    const program = join(kitsFolder, 'go-smoke')
    const folder = smokeBeside('go')
    run('go', ['mod', 'tidy'], { cwd: folder })
    run('go', ['build', '-o', program, '.'], { cwd: folder })
    return run(program, [url])
  },
}

/** A program of several files, copied beside the kit: what its compiler leaves behind is no part of the sources. */
const smokeBeside = (language: Language): string => {
  const folder = join(kitsFolder, `${language}-example`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(smoke(language), folder, { recursive: true })
  return folder
}

const rust: Kit = {
  title: 'Rust',
  make: () => makeKit('rust'),
  compile: (place) => {
    fetching('crates.io', () => run('cargo', ['fetch', '-q'], { cwd: place }))
    // One folder for what the kit and its example compile, outside of the kit: a kit made anew compiles no crate again.
    run('cargo', ['check', '-q', '--no-default-features'], { cwd: place, env: { CARGO_TARGET_DIR: cargoTarget } })
  },
  call: (_place, url) => {
    const folder = smokeBeside('rust')
    fetching('crates.io', () => run('cargo', ['fetch', '-q'], { cwd: folder }))
    return run('cargo', ['run', '-q', '--', url], { cwd: folder, env: { CARGO_TARGET_DIR: cargoTarget } })
  },
}
const cargoTarget = join(kitsFolder, 'rust-target')

const csharp: Kit = {
  title: 'C# (netstandard 2.0, Unity)',
  make: () => makeKit('csharp'),
  compile: (place) => {
    const json = newtonsoft()
    const built = join(place, 'built')
    mkdirSync(built, { recursive: true })
    const common = [
      '-langversion:6',
      '-nologo',
      `-r:${json}`,
      '-r:System.Runtime.Serialization',
      `-recurse:${join(place, 'src')}/*.cs`,
    ]
    run('mcs', [...common, '-target:library', `-out:${join(built, 'Guidepost.dll')}`, '-r:System.Net.Http'])
    // Once more as Unity compiles it, against a stand-in of what it declares.
    run('mcs', [
      ...common,
      '-target:library',
      `-out:${join(built, 'Guidepost.Unity.dll')}`,
      '-define:UNITY_5_3_OR_NEWER',
      join(root, 'scripts/sdk/csharp/stand-in/UnityEngine.cs'),
    ])
    // The reference's samples, which need nothing of the kit.
    const isUsing = (line: string): boolean => /^using \S+;$/.test(line)
    const samples = samplesIn('csharp').map(([name, source]) => ({ name, lines: source.split('\n') }))
    const usings = new Set(['using System.Threading.Tasks;', ...samples.flatMap(({ lines }) => lines.filter(isUsing))])
    const wrapped = samples.map(
      ({ name, lines }) =>
        `static class ${name} { static async Task Run() {\n${lines.filter((line) => !isUsing(line)).join('\n')}\n} }`,
    )
    writeFileSync(join(built, 'Samples.cs'), [...usings, ...wrapped].join('\n'))
    run('mcs', [
      '-langversion:7',
      '-nologo',
      '-target:library',
      `-out:${join(built, 'Samples.dll')}`,
      '-r:System.Net.Http',
      join(built, 'Samples.cs'),
    ])
    const emitting = readdirSync(join(place, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.cs'))
      .filter((file) =>
        /Reflection\.Emit|\bdynamic\b|MakeGeneric|Expression\.Compile/.test(codeLines(join(place, 'src', file))),
      )
    if (emitting.length > 0) throw new Error(`code is made at run time, which IL2CPP has not: ${emitting.join(', ')}`)
  },
  call: (place, url) => {
    const built = join(place, 'built')
    const program = join(built, 'Smoke.exe')
    run('mcs', [
      '-langversion:6',
      '-nologo',
      `-out:${program}`,
      `-r:${join(built, 'Guidepost.dll')}`,
      `-r:${newtonsoft()}`,
      smoke('Smoke.cs'),
    ])
    return run('mono', [program, url])
  },
}

/** A file without its comments. */
const codeLines = (file: string): string =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n')

const kotlin: Kit = {
  title: 'Kotlin',
  make: () => makeKit('kotlin'),
  compile: (place) => {
    // There is no Kotlin without Maven here, so the program that calls the kit is compiled beside it.
    cpSync(smoke('Smoke.kt'), join(place, 'src/example/kotlin/Smoke.kt'))
    compileWithMaven(place, 'test-compile')
  },
  call: (place, url) =>
    run('java', [
      '-cp',
      ['target/classes', 'target/test-classes', 'target/dependency/*'].map((part) => join(place, part)).join(':'),
      'SmokeKt',
      url,
    ]),
}

/** Started by npx in an empty folder, as a partner would, who has nothing of the project. npx fetches Prism for it. */
const mock: Kit = {
  title: 'Mock (npm package)',
  // Packing builds the web app and compiles the rest.
  make: () => packMock(),
  compile: () => undefined,
  call: (archive) => fetching('the npm registry', () => run(bin('node'), [smoke('mock.mjs'), archive])),
}

export const kits: Record<Language | keyof typeof games | 'client' | 'mock', Kit> = {
  typescript,
  python,
  java,
  go,
  rust,
  csharp,
  kotlin,
  ...games,
  client,
  mock,
}
