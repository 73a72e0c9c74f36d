/** Photos in a phone's own format (HEIC): where the browser can open one, it is sent as a JPEG; where not, the server says what to do. */

const HEIC = /\.hei[cf]$/i
const QUALITY = 0.92

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean => /^image\/hei[cf]/.test(type) || HEIC.test(name)

export async function readablePhoto(file: File): Promise<File> {
  if (!isHeic(file)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')!.drawImage(picture, 0, 0)
    picture.close()
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new File([bytes], `${file.name.replace(HEIC, '')}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}
