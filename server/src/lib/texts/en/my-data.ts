export const myData = {
  notYours: 'You may have an archive of your own data alone.',
  stillActive: 'This person is still active and asks for their data themselves, in their profile.',
  underWay: 'This archive is already being made. Wait until it is done.',
  notWritten: 'The archive is not there yet, or could not be made.',
};
