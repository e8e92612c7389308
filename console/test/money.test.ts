import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfOf } from '../../server/src/features/documents/testing/specimens.ts';
import { heading, openConsole, picture } from './browser.ts';

const { world, signedIn } = await openConsole();

/** A picture with nothing to save on: noise, as a camera's best quality writes it. */
const largePhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2000, 1500];
    const context = canvas.getContext('2d')!;
    const image = context.createImageData(2000, 1500);
    for (let at = 0; at < image.data.length; at++) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
    const bytes = new Uint8Array(await blob!.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(binary);
  });
  return Buffer.from(base64, 'base64');
};

const lunch = { date: '2026-03-09', expense_type: 'MEALS', vendor: 'Café Myriade', amount_before_tax: 40, gst: 2 };

describe('expenses', () => {
  it('a report with a photo of 4 MB: leaving asks, the total is the server’s, Submit says its number', async () => {
    const ada = await world.employee();
    const page = await signedIn(ada, '/expenses');
    await page.getByText('No expenses yet').waitFor();
    await page.getByRole('link', { name: 'New report' }).click();
    await heading(page, 'New expense report').waitFor();
    await page.getByLabel('Title').fill('Supplier visit');
    await page.getByLabel('Paid to').fill('Hotel Pine');
    await page.getByLabel('Amount paid').fill('abc');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Enter a number, such as 12.50.').waitFor();
    await page.getByLabel('Amount paid').fill('362,10');
    await page.getByText('$41.66 of taxes').waitFor();
    await page.getByText('Taxes and tip').click();
    expect(await page.getByLabel('HST').inputValue()).toBe('41.66');
    await page.getByLabel('HST').fill('41.60');
    await page.getByRole('button', { name: 'Add a drive' }).click();
    await page.getByLabel('Distance').fill('42.5');
    await page.getByLabel('Rate for one').fill('0.72');
    await page.getByLabel('There and back').check();

    const photo = await largePhoto(page);
    expect(photo.length).toBeGreaterThan(4_000_000);
    const hotel = { name: 'hotel.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.getByLabel('Receipt files').setInputFiles(hotel);
    await page.getByRole('link', { name: 'Download hotel.jpg' }).waitFor();
    await page.getByLabel('Receipt files').setInputFiles({
      name: 'notes.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK'),
    });
    await page.getByText('notes.zip is neither a picture nor a PDF file.').waitFor();
    await picture(page, 'expense-new');

    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Expenses', exact: true })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(/Submitted, EXP-\d{4}-\d{5}/).waitFor();
    await heading(page, 'Supplier visit').waitFor();
    await picture(page, 'expense-submitted');
    const { data } = await (await ada.app()).get('/expense-reports');
    expect(data[0]).toMatchObject({ status: 'SUBMITTED', grand_total: 423.3, can: ['expenseReports.addReceipt'] });
    expect(data[0].receipts).toHaveLength(1);
    expect(data[0].receipts[0].size_bytes).toBeLessThan(750_000);
    await page.getByLabel('Totals').getByText('$423.30').waitFor();
    await expect
      .poll(() => page.locator('.receipt img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await expect.poll(() => page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });

  it('rejected with its reason: a line changes, a receipt goes after a question, and it is submitted again', async () => {
    const ada = await world.employee();
    const admin = await world.administrator();
    const app = await ada.app();
    const { data: report } = await app.post('/expense-reports', { title: 'Lunch', line_items: [lunch] });
    const file = { file_name: 'lunch.pdf', mime_type: 'application/pdf', content: btoa(pdfOf(['Lunch'])) };
    await app.post(`/expense-reports/${report.id}/receipts`, file);
    await app.post(`/expense-reports/${report.id}/submit`);
    await (await admin.app()).post(`/expense-reports/${report.id}/reject`, { reason: 'Wrong amount.' });
    const page = await signedIn(ada, '/expenses?status=REJECTED');
    await page.getByRole('link', { name: 'Lunch' }).click();
    await page.getByText('Wrong amount.').first().waitFor();
    await page.getByLabel('Amount paid').fill('32');
    await page.getByLabel('Pay to').fill('Rosa Diaz');
    await page.getByLabel('Cost centre').fill('4100');
    await page.getByLabel('Billed to a client').selectOption({ label: 'Yes' });
    await page.getByRole('button', { name: 'Remove lunch.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'Download lunch.pdf' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Amount paid').inputValue()).toBe('32');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByLabel('Totals').getByText('$32.00').last().waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(`Submitted, ${String(report.report_number)}`).waitFor();
    const { data } = await app.get(`/expense-reports/${report.id}`);
    expect(data).toMatchObject({ status: 'SUBMITTED', grand_total: 32, receipts: [] });
    expect(data).toMatchObject({ payable_to: 'Rosa Diaz', cost_center: '4100', is_billable: true });
    const theirs = await signedIn(admin, `/expenses/${String(report.id)}`);
    for (const fact of ['Rosa Diaz', '4100']) await theirs.getByText(fact, { exact: true }).waitFor();
    await picture(theirs, 'expense-decided-on');
    await theirs.getByRole('button', { name: 'Take up' }).click();
    await theirs.getByText(/is looking at it/).waitFor();
  });

  it('two are paid at once with a method and a reference; one’s own offers no decision', async () => {
    const another = await world.another();
    const admin = await another.administrator();
    const cook = await another.employee();
    const ids: string[] = [];
    for (const person of [cook, cook, admin]) {
      const app = await person.app();
      const title = `Lunch ${ids.length + 1}`;
      const { data } = await app.post('/expense-reports', { title, payable_to: 'Rosa Diaz', line_items: [lunch] });
      await app.post(`/expense-reports/${data.id}/submit`);
      ids.push(data.id as string);
    }
    const page = await signedIn(admin, '/expenses-to-pay?status=SUBMITTED');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: 'Lunch 3' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('2 reports were approved.').waitFor();
    await page.getByRole('link', { name: 'Lunch 1' }).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Ready to pay' });
    await page.getByRole('link', { name: 'Lunch 1' }).waitFor();
    await page.getByRole('cell', { name: 'Rosa Diaz' }).first().waitFor();
    await picture(page, 'expenses-to-pay');
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('dialog').getByLabel('Reference').fill('2026-0142');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByText('2 reports were marked as paid.').waitFor();
    const { data } = await (await cook.app()).get(`/expense-reports/${ids[0]}`);
    expect(data).toMatchObject({ status: 'PAID', payment_method: 'Bank transfer', payment_reference: '2026-0142' });
    // One operation for each choice, whatever the number of reports.
    expect(sent).toEqual(['/app/api/bulk-changes', '/app/api/bulk-changes']);
    await page.goto(new URL(`/expenses/${ids[2]}`, page.url()).href);
    await heading(page, 'Lunch 3').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });
});

describe('what is refused of several', () => {
  it('is told by its number, and the rest is done', async () => {
    const another = await world.another();
    const admin = await another.administrator();
    const cook = await (await another.employee()).app();
    const reports: { id: string; report_number: string }[] = [];
    for (const title of ['Taxi', 'Train']) {
      const { data } = await cook.post('/expense-reports', { title, line_items: [lunch] });
      await cook.post(`/expense-reports/${data.id}/submit`);
      reports.push(data);
    }
    const page = await signedIn(admin, '/expenses-to-pay?status=SUBMITTED');
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    // Another has decided between what is shown and the click.
    await page.route('**/app/api/bulk-changes', async (route) => {
      const other = await (await another.administrator()).app();
      await other.post(`/expense-reports/${reports[0]!.id}/reject`, { reason: 'No receipt' });
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('1 report was approved.').waitFor();
    await page.getByRole('alert').getByText(`${reports[0]!.report_number}: `).waitFor();
    await picture(page, 'expenses-refused');
    expect((await cook.get(`/expense-reports/${reports[1]!.id}`)).data.status).toBe('APPROVED');
  });
});

describe('documents', () => {
  const agreement = async (signerId: string, title: string): Promise<string> => {
    const app = await (await world.administrator()).app();
    const file = {
      file_name: 'a.pdf',
      mime_type: 'application/pdf',
      content: btoa(pdfOf(['First page', 'Last page'])),
    };
    const { data } = await app.post('/documents', { title, category: 'CONTRACT', ...file });
    await app.post(`/documents/${data.id}/signers`, { user_ids: [signerId] });
    return data.id as string;
  };

  it('to sign: read to the last page, Sign, Signed', async () => {
    const ada = await world.employee();
    const id = await agreement(ada.id, 'Employment agreement');
    const page = await signedIn(ada, '/documents');
    await page.getByText('Your signature is asked for').waitFor();
    await page.getByRole('link', { name: 'Employment agreement' }).click();
    await heading(page, 'Employment agreement').waitFor();
    const sign = page.getByRole('button', { name: 'Sign', exact: true });
    await page.getByText('Read to the last page to sign.').waitFor();
    await page.getByText('First page').waitFor({ state: 'attached' });
    expect(await sign.isDisabled()).toBe(true);
    await picture(page, 'document-sign');
    await page.getByRole('img', { name: 'Page 2' }).scrollIntoViewIfNeeded();
    await page.getByText('Last page', { exact: true }).waitFor({ state: 'attached' });
    await expect.poll(() => sign.isEnabled()).toBe(true);
    await sign.click();
    await page.getByText('Signed', { exact: true }).first().waitFor();
    await expect.poll(() => sign.count()).toBe(0);
    const { data } = await (await ada.app()).get(`/documents/${id}`);
    expect(data).toMatchObject({ signature_status: 'SIGNED', can: ['documents.view'] });
    expect(data.signers[0].viewed_at).not.toBeNull();
    await page.getByRole('link', { name: 'Documents' }).first().click();
    await page.getByText('Nothing to sign').waitFor();

    // “Where is what I signed?”: in the same list, with its certificate.
    const row = page.getByRole('row', { name: /Employment agreement/ });
    await row.getByText(/^You signed, /).waitFor();
    const [certificate] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', { name: 'Certificate Employment agreement' }).click(),
    ]);
    expect(certificate.suggestedFilename()).toMatch(/^certificate-doc_.*\.pdf$/);
    await page.getByLabel('Which', { exact: true }).selectOption({ label: 'To sign' });
    await row.waitFor({ state: 'detached' });
    await page.getByLabel('Which', { exact: true }).selectOption({ label: 'Signed by me' });
    await row.waitFor();
    await picture(page, 'documents-mine');
  });

  it('declines with a reason, which an Administrator reads', async () => {
    const ada = await world.employee();
    const id = await agreement(ada.id, 'New contract');
    const page = await signedIn(ada, `/documents/${id}`);
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByText('Say why you do not sign.').waitFor();
    await dialog.getByLabel('Reason').fill('The start date is wrong.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('A signer declined.').waitFor();
    await expect.poll(() => page.getByText('The start date is wrong.').count()).toBe(0);
    const theirs = await signedIn(await world.administrator(), `/documents/${id}`);
    await theirs.getByText('The start date is wrong.').waitFor();
  });

  it('finds a document of the library by a word of its title', async () => {
    const app = await (await world.administrator()).app();
    const file = { file_name: 'a.txt', mime_type: 'text/plain', content: btoa('Wash your hands.') };
    for (const title of ['Kitchen handbook', 'Fire drill']) {
      await app.post('/documents', { title, is_company_library: true, ...file });
    }
    const page = await signedIn(await world.employee(), '/documents?tab=library');
    await page.getByRole('link', { name: 'Fire drill' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search titles' }).fill('KITCHEN');
    await page.getByRole('link', { name: 'Fire drill' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Kitchen handbook' }).click();
    await page.getByText('Wash your hands.').waitFor();
  });
});
