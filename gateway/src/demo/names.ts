/** A department of the demo company with three teams of five people, each with a job. */
export interface DemoDepartment {
  name: string;
  /** People on the floor work in shifts, people in the office by day. */
  place: 'floor' | 'office';
  jobs: [string, string, string];
  /** Five names per team; a trailing F marks women. */
  names: string;
}

/** All people are invented. */
export const departments: DemoDepartment[] = [
  {
    name: 'Operations',
    place: 'floor',
    jobs: ['Berth Planner', 'Crane Operator', 'Shift Coordinator'],
    names: `Tan Wei Ming, Nurul Aisyah Rahman F, Arjun Menon, Grace Ong F, Mohamed Faizal,
      Lim Jia Hao, Priya Nair F, Daniel Fernandez, Siti Hajar Osman F, Goh Kok Leong,
      Thanh Nguyen, Rachel Koh F, Suresh Pillai, Amelia Santos F, Benjamin Teo`,
  },
  {
    name: 'Warehouse',
    place: 'floor',
    jobs: ['Storekeeper', 'Forklift Driver', 'Inventory Controller'],
    names: `Hafiz Abdullah, Chua Mei Ling F, Ravi Chandran, Jose Reyes, Linh Tran F,
      Ng Boon Huat, Farah Iskandar F, Kumar Selvam, Wong Pei Shan F, Dewi Lestari F,
      Patrick Gomes, Yeo Zhi Xuan F, Ahmad Zulkifli, Meera Krishnan F, Somchai Wattana`,
  },
  {
    name: 'Fleet',
    place: 'floor',
    jobs: ['Dispatcher', 'Driver', 'Mechanic'],
    names: `Lee Chin Siong, Anitha Rajan F, Rizal Hamid, Marco Bianchi, Ho Shu Fen F,
      Vijay Kapoor, Nur Syafiqah F, Desmond Quek, Kim Soo Jin F, Ismail Yusof,
      Phua Teck Seng, Carmen Dela Cruz F, Ganesh Iyer, Aung Kyaw, Sarah Whitfield F`,
  },
  {
    name: 'Customer Service',
    place: 'office',
    jobs: ['Service Agent', 'Account Coordinator', 'Claims Officer'],
    names: `Michelle Tay F, Azlan Shah, Deepa Varma F, Ryan Cheong, Trinh Pham F,
      Joanne Sim F, Haris Ibrahim, Kavitha Subramaniam F, Leon Oliveiro, Chen Yu Ting F,
      Natasha Aziz F, Kevin Soh, Lakshmi Devan F, Paolo Mercado, Emma Larsen F`,
  },
  {
    name: 'Sales',
    place: 'office',
    jobs: ['Key Account Manager', 'Sales Executive', 'Tender Specialist'],
    names: `Vincent Chia, Aishah Karim F, Rohan Mehta, Valerie Ang F, Thomas Keller,
      Foo Li Wen F, Imran Malik, Shanti Govindan F, Adrian Pereira, Yamamoto Kenji,
      Cheryl Loh F, Firdaus Salleh, Nisha Patel F, Jonathan Wee, Isabel Cruz F`,
  },
  {
    name: 'Finance',
    place: 'office',
    jobs: ['Accountant', 'Payroll Officer', 'Credit Controller'],
    names: `Lau Hui Min F, Syed Hassan, Divya Shankar F, Marcus Toh, Olivia Grant F,
      Seah Wei Jie, Rohana Bakar F, Anand Krishnamurthy, Felicia Neo F, Bao Le,
      Tricia Poh F, Zainal Mahmud, Pooja Desai F, Edwin Chong, Hannah Weber F`,
  },
  {
    name: 'Engineering',
    place: 'office',
    jobs: ['Software Engineer', 'Automation Engineer', 'Data Analyst'],
    names: `Nicholas Heng, Wan Nadia F, Karthik Raman, Elaine Foo F, Mateo Garcia,
      Cheng Kai Xiang, Liyana Jamal F, Aditya Rao, Stephanie Kwek F, Minh Vu,
      Darren Yap, Shalini Menon F, Faris Othman, Alicia Tham F, Oskar Lindgren`,
  },
  {
    name: 'People and Safety',
    place: 'office',
    jobs: ['People Partner', 'Safety Officer', 'Facilities Coordinator'],
    names: `Serene Gan F, Khairul Anwar, Revathi Mohan F, Jeremy Low, Clara Dsouza F,
      Tang Soo Kiat, Maisarah Latif F, Naveen Kumar, Jasmine Peh F, Hoang Anh Do,
      Yvonne Kang F, Rashid Omar, Geetha Pandian F, Samuel Lai, Lucia Romero F`,
  },
];
