// A large picture drawn no larger than somebody who looks at it needs (CD-264). Loaded with the first one.

/** Pixels of the longer side: a whole screen is readable on it. */
const longestSide = 2560
const quality = 0.85

/** What a canvas draws has no metadata. @returns null where nothing is won @throws where the browser cannot read it */
export const smaller = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, quality)
    })
    if (drawn === null || drawn.type !== file.type || drawn.size >= file.size) return null
    return new File([drawn], file.name, { type: file.type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}
