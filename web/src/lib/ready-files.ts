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
