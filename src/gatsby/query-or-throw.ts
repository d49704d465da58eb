/**
 * The data of a query that is asked after the build.
 * @param what the query is for, as it stands in the message
 * @throws where the query could not be answered
 */
export const queryOrThrow = async <Data>(
  answer: Promise<{ data?: Data | null; errors?: unknown }>,
  what: string,
): Promise<Data> => {
  const { data, errors } = await answer
  if (!data) throw new Error(`The content for ${what} could not be read: ${JSON.stringify(errors)}`)
  return data
}
