import { type TEnum, type TObject, type TOptional, type TString, type TUnsafe, Type } from 'typebox';
import { type ErrorCode, errorStatus } from './errors.ts';

const ErrorDetails = Type.Unsafe<Record<string, unknown>>({
  $id: 'ErrorDetails',
  type: 'object',
  additionalProperties: true,
  description: 'Safe hints, such as `field`, `reason` or `required_scope`.',
});

/** An error as an answer holds it, with the codes that it may have. */
export const ErrorWith = (
  $id: string,
  description: string,
  code: TEnum<ErrorCode[]>,
): TObject<{
  code: TEnum<ErrorCode[]>;
  message: TString;
  details: TOptional<TUnsafe<Record<string, unknown>>>;
}> =>
  Type.Object(
    {
      code,
      message: Type.String({ description: 'What went wrong and what to do, for people.' }),
      details: Type.Optional(ErrorDetails),
    },
    { $id, description },
  );

export const AnyError = ErrorWith(
  'Error',
  'Why a request was refused. Branch on `code`; the message may be reworded.',
  Type.Enum(Object.keys(errorStatus) as ErrorCode[], {
    description: 'What kind of refusal it is; new ones may be added.',
  }),
);
