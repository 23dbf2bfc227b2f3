// Files that are made ready while people go on: the form names those that were chosen, and what is sent is what became of
// them (CD-264).

const becoming = new WeakMap<File, Promise<File>>()
const unready = new WeakSet<File>()

/** `ready` never fails. @returns it, once the file counts as ready */
export const noteReady = (file: File, ready: Promise<File>): Promise<File> => {
  unready.add(file)
  const noted = ready.finally(() => unready.delete(file))
  becoming.set(file, noted)
  return noted
}

/** Not to be sent as it is, and no judgement of its size yet. */
export const isUnready = (file: File): boolean => unready.has(file)

type FilesByField = Readonly<Record<string, readonly File[]>>

export const areUnready = (files: FilesByField): boolean =>
  Object.values(files)
    .flat()
    .some((file) => becoming.has(file))

/** Each as it goes; waits for those that are being made ready. */
export const readyFiles = async (files: FilesByField): Promise<Record<string, File[]>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([field, list]) => [
        field,
        await Promise.all(list.map(async (file) => (await becoming.get(file)) ?? file)),
      ]),
    ),
  ) as Record<string, File[]>

/** Files of before a reload that a field is looking for, by the draft they belong to. */
const searched = new Map<string, Set<Promise<unknown>>>()
/** A browser that does not answer is not waited for. */
const searchMilliseconds = 10_000

export const noteSearch = (draft: string, search: Promise<unknown>): void => {
  const all = searched.get(draft) ?? new Set()
  searched.set(draft, all.add(search))
  void search.catch(() => undefined).finally(() => all.delete(search))
}

/** Ends once all fields of a form have the files they had. @returns whether one was still looking */
export const searchesEnd = async (draft: string): Promise<boolean> => {
  const all = [...(searched.get(draft) ?? [])]
  if (all.length === 0) return false
  const tooLong = new Promise((resolve) => setTimeout(resolve, searchMilliseconds))
  await Promise.race([Promise.allSettled(all), tooLong])
  return true
}
