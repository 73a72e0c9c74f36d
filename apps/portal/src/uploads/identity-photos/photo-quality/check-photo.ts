/** Measures photos and frames of the camera in a worker that is made when the first one comes. */
import { judgePhoto, type PhotoProblem, type PhotoSubject } from './judge-photo.ts'
import type { PhotoMeasures, Pixels } from './measure-photo.ts'

/** Enough to see whether letters are sharp, and measured within a frame's time. */
const MEASURED_WIDTH = 640

type Picture = HTMLVideoElement | ImageBitmap

interface Pending {
  readonly done: (measures: PhotoMeasures) => void
}

let worker: Worker | undefined
let asked = 0
const pending = new Map<number, Pending>()

function measure(pixels: Pixels): Promise<PhotoMeasures> {
  worker ??= startWorker()
  const id = ++asked
  return new Promise((done) => {
    pending.set(id, { done })
    worker!.postMessage({ id, pixels }, [pixels.data.buffer])
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./quality-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data: { id, measures } }: MessageEvent<{ id: number; measures: PhotoMeasures }>) => {
    pending.get(id)?.done(measures)
    pending.delete(id)
  }
  return started
}

export async function checkPicture(subject: PhotoSubject, picture: Picture): Promise<readonly PhotoProblem[]> {
  const [width, height] = picture instanceof ImageBitmap ? [picture.width, picture.height] : [picture.videoWidth, picture.videoHeight]
  if (width === 0 || height === 0) return []
  const scale = Math.min(1, MEASURED_WIDTH / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return judgePhoto(subject, { width, height, measures: await measure({ data, width: canvas.width, height: canvas.height }) })
}

/** A file that is no picture for this browser is judged by the server. */
export async function checkFile(subject: PhotoSubject, file: Blob): Promise<readonly PhotoProblem[]> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return []
  try {
    return await checkPicture(subject, picture)
  } finally {
    picture.close()
  }
}
