export type Minutes = number;
