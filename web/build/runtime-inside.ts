// The bundler puts its half kilobyte of helpers into a file of its own, for reasons of order, and every page would ask
// for it. It goes to the top of the app's file, which every page loads first anyway.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const only = <T>(found: readonly T[], what: string): T => {
  if (found.length !== 1) throw new Error(`the build holds ${found.length} files of ${what}, not one`)
  return found[0]!
}

/** `r as e,t` → [['r', 'e'], ['t', 't']] */
const pairsOf = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(/ as /)
    return [from, to]
  })

export const runtimeInside = (): Plugin => ({
  name: 'runtime-inside',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      const folder = join(dir!, 'assets')
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
      const runtime = only(
        files.filter((name) => name.startsWith('rolldown-runtime-')),
        'the runtime',
      )
      const app = only(
        files.filter((name) => name.startsWith('app-')),
        'the app',
      )
      const [whole, body, exported] =
        /^([\s\S]*?)export\{([^}]*)\};?\s*$/.exec(readFileSync(join(folder, runtime), 'utf8')) ?? []
      if (whole === undefined) throw new Error('the runtime does not end with its exports')
      const parts = pairsOf(exported!)
      const importsRuntime = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime.replaceAll('.', '\\.')}";`)
      for (const name of files) {
        const code = readFileSync(join(folder, name), 'utf8')
        if (!code.includes(runtime)) continue
        const inside = code.replace(importsRuntime, (_import, list: string) =>
          name === app
            ? // Functions of a function: none of their names meets another of the app's.
              `const $runtime=(()=>{${body!}return{${parts.map(([local, as]) => `${as}:${local}`).join(',')}}})(),${pairsOf(
                list,
              )
                .map(([from, to]) => `${to}=$runtime.${from}`)
                .join(',')};`
            : `import{${pairsOf(list)
                .map(([from, to]) => `$runtime_${from} as ${to}`)
                .join(',')}}from"./${app}";`,
        )
        const more =
          name === app ? `export const ${parts.map(([, as]) => `$runtime_${as}=$runtime.${as}`).join(',')};\n` : ''
        // What is left are lists of files to fetch early.
        writeFileSync(
          join(folder, name),
          inside.replace(/(\n\/\/# sourceMappingURL=[^\n]*\s*)?$/, (end) => `\n${more}${end}`).replaceAll(runtime, app),
        )
      }
      const page = join(dir!, 'index.html')
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replace(
          new RegExp(`\\s*<(script|link)[^>]*${runtime.replaceAll('.', '\\.')}[^>]*>(</script>)?`),
          '',
        ),
      )
      const manifest = join(dir!, '.vite', 'manifest.json')
      const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { imports?: string[] }>
      delete entries[`_${runtime}`]
      for (const entry of Object.values(entries))
        if (entry.imports) entry.imports = entry.imports.filter((one) => one !== `_${runtime}`)
      writeFileSync(manifest, JSON.stringify(entries, null, 2))
      rmSync(join(folder, runtime))
      rmSync(join(folder, `${runtime}.map`), { force: true })
    },
  },
})
