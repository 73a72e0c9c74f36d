import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentName } from './document-name.ts'

const JPEG = 'image/jpeg'

describe('the name of a document', () => {
  it.each<[string | null, string, string]>([
    ['deed.pdf', 'application/pdf', 'deed.pdf'],
    ['DEED.PDF', 'application/pdf', 'DEED.PDF'],
    ['photo.jpeg', JPEG, 'photo.jpeg'],
    ['photo.exe', JPEG, 'photo.exe.jpg'],
    ['invoice.html', JPEG, 'invoice.html.jpg'],
    ['a.hta', 'image/png', 'a.hta.png'],
    ['a.svg', 'image/png', 'a.svg.png'],
    ['photo.png', JPEG, 'photo.png.jpg'],
    ['photo.jpg.', JPEG, 'photo.jpg'],
    ['photo.exe . ', JPEG, 'photo.exe.jpg'],
    ['Statement 12.2025', 'application/pdf', 'Statement 12.2025.pdf'],
    ['../../etc/deed.pdf', 'application/pdf', 'deed.pdf'],
    ['C:\\fakepath\\deed.pdf', 'application/pdf', 'deed.pdf'],
    ['.htaccess', JPEG, 'htaccess.jpg'],
    ['.jpg', JPEG, 'jpg.jpg'],
    ['invoice\u202Egpj.exe', JPEG, 'invoicegpj.exe.jpg'],
    ['a\u0000\r\n\u2028\u200Bb\uD83D.pdf', 'application/pdf', 'ab.pdf'],
    ['契約書.pdf', 'application/pdf', '契約書.pdf'],
    ['שטר.exe', 'application/pdf', 'שטר.exe.pdf'],
    ['a "b"; 100%.pdf', 'application/pdf', 'a "b"; 100%.pdf'],
    ['', JPEG, 'document.jpg'],
    ['..', JPEG, 'document.jpg'],
    [null, 'application/pdf', 'document.pdf'],
    ['page.html', 'text/html; charset=utf-8', 'page.html'],
    ['sums.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', 'sums.xlsm.bin'],
  ])('%j of %s is %j', (fileName, mediaType, name) => {
    expect(documentName({ fileName, mediaType })).toBe(name)
  })

  it('of one that was made here says what it is for', () => {
    expect(documentName({ fileName: null, mediaType: 'text/plain; charset=utf-8' }, 'note')).toBe('note.txt')
  })

  it('is short, ends with what the document is, and stays the same when it is named again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (fileName) => {
        const name = documentName({ fileName, mediaType: JPEG })
        expect(name.length).toBeLessThanOrEqual(120)
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\\/]+\.(?:jpe?g|jpe|jfif)$/iu)
        expect(documentName({ fileName: name, mediaType: JPEG })).toBe(name)
      }),
    )
    expect(documentName({ fileName: `${'a'.repeat(115)}😀😀.exe`, mediaType: JPEG })).toBe(`${'a'.repeat(115)}.jpg`)
  })
})
