import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { payrollFileTexts as texts } from '../../texts/payroll-files.ts';
import { Notice } from '../../ui/notice.tsx';
import '../../ui/table.css';

type Preview = Data<'/pay-runs/{id}/file-preview', 'post'>;

/** The first rows, as they will stand in the file, and what is missing in it. */
export function FilePreview({ preview, isStale }: { readonly preview: Preview; readonly isStale: boolean }): ReactNode {
  const format = useFormat();
  const { headers, rows, row_count: all, line_count: lines, left_out_count: leftOut } = preview;
  const codeless = preview.kinds_without_code.map(({ kind, name }) => name ?? texts.kinds[kind]);
  return (
    <>
      {leftOut > 0 && <Notice tone="warning">{texts.leftOut(leftOut)}</Notice>}
      {preview.without_number_count > 0 && (
        <Notice tone="warning">
          {texts.withoutNumber(preview.without_number_count, preview.people_without_number.join(', '))}
        </Notice>
      )}
      {codeless.length > 0 && <Notice tone="warning">{texts.withoutCode(codeless.join(', '))}</Notice>}
      <div className="payroll-scroll" tabIndex={0} role="region" aria-label={texts.previewTable}>
        <table className="table" role="table" aria-label={texts.previewTable}>
          <thead role="rowgroup">
            <tr role="row">
              {headers.map((header, index) => (
                <th key={index} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((cells, index) => (
              <tr key={index} role="row">
                {cells.map((cell, place) => (
                  <td key={place} role="cell" data-label={headers[place]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet" role="status">
        {texts.rowsOf(format.number(rows.length), format.number(all))} {texts.linesOf(lines)} {isStale && texts.stale}
      </p>
    </>
  );
}
