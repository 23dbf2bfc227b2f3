// Usage: node scripts/generate/index.ts [folder] – pours openapi/ and the message catalogue into generated/ (or into
// the folder given).
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateAll, type Outputs } from './generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Makes `folder` hold exactly these files: changed ones are written, others removed, equal ones left alone (watchers
 * stay quiet).
 */
const writeOutputs = async (folder: string, outputs: Outputs): Promise<number> => {
  let changed = 0
  for (const [name, text] of outputs) {
    const file = path.join(folder, name)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    changed += 1
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !outputs.has(path.relative(folder, file).split(path.sep).join('/'))) {
      await rm(file)
      changed += 1
    }
  }
  return changed
}

try {
  const outputs = await generateAll(root)
  const changed = await writeOutputs(path.resolve(process.argv[2] ?? path.join(root, 'generated')), outputs)
  console.log(`generated/: ${outputs.size} files, ${changed} changed`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
